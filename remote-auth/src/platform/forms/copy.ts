export const copy = {
  displayName: {
    label: 'Display name',
    hint: 'What other keepers see beside your eggs.',
    missing: 'Enter the name that others will see.',
    too_small: 'A display name has 2 characters at least.',
    too_big: 'A display name has 40 characters at most.',
    invalid: 'A display name cannot contain < or > or invisible characters.',
  },
};
