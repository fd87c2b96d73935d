import { createContext } from 'react';

/** Whether the player came to the choose step from another step of this page, with a button that disappeared with that step. */
export const ReturnedToChoose = createContext(false);
