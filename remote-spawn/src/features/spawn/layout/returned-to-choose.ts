import { createContext } from 'react';

/** Whether the player has come to the choose step from another step of this page, by a button that disappeared with that step. */
export const ReturnedToChoose = createContext(false);
