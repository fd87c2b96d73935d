/** Empties the field of a code that is void now, and moves the focus there. */
export function emptyCodeField(field: HTMLInputElement | null): void {
  if (!field) return;
  field.value = '';
  field.focus();
}
