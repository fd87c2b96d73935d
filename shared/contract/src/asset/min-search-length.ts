/** Letters from which on a search in the assets of all accounts restricts a list: shorter ones would read all of them. */
export const minSearchLength = 3;
