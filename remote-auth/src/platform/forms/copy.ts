export const copy = {
  /** A press that sends the same request again, because no automatic retry follows. */
  retry: 'Retry',
  displayName: {
    label: 'Display name',
    hint: 'What other keepers see beside your eggs.',
    missing: 'Enter the name that others will see.',
    too_small: 'A display name needs at least 2 characters.',
    too_big: 'A display name can have at most 40 characters.',
    invalid: 'A display name cannot contain < or > or invisible characters.',
  },
};
