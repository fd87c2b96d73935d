/** The line of a position in a text, counted from 1. */
export const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;
