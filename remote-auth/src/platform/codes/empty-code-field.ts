/** Clears the field of a code that is no longer valid, and moves the focus there. */
export function emptyCodeField(field: HTMLInputElement | null): void {
  if (!field) return;
  field.value = '';
  field.focus();
}
