import { rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { runWhenHydrated, isHydrated } from './run-when-hydrated.ts';

/**
 * Repeats input that a reader entered into a field before it was hydrated. React takes the entered value for the initial one, so
 * a search would never start, and the next change of another field would undo the input. The same applies to a checkbox if the
 * click triggers hydration: browsers check it before they dispatch the click. If React renders that part of the page again, the
 * text goes into the new field of the same name. Choices in the filter of a list that is not hydrated by then are submitted
 * instead. There is no timeout, because the reader sees the text in the field.
 */
export function replayEarlyInput(): void {
  const early = new Map<Field, Entered>();
  let clickedEarly: EventTarget | null = null;
  document.addEventListener(
    'click',
    ({ target }) =>
      (clickedEarly = isField(target) && isCheckable(target) && !isHydrated(target) ? target : null),
    true,
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!isField(target) || !target.closest(`#${rootId}`)) return;
      const isWaiting = early.has(target);
      const isHandled = isHydrated(target)
        ? target !== clickedEarly
        : isChoice(target) && target.closest('form[role="search"]');
      if (isHandled && !isWaiting) return;
      for (const field of early.keys())
        if (field !== target && findLater(field) === target) early.delete(field);
      // Input between hydration and replay is newer.
      early.set(target, readEntered(target));
      if (isWaiting) return;
      runWhenHydrated(
        () => findLater(target),
        (field) => {
          const entered = early.get(target);
          early.delete(target);
          if (entered) enter(field, entered);
        },
        () => early.has(target),
        Infinity,
      );
    },
    true,
  );
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** Finds the field, or its replacement. */
function findLater(field: Field): Field | null {
  if (field.isConnected) return field;
  const later =
    field.name === '' ? null : document.querySelector(`#${rootId} [name="${CSS.escape(field.name)}"]`);
  return isField(later) ? later : null;
}

const isCheckable = ({ type }: Field) => type === 'checkbox' || type === 'radio';

const isChoice = (field: Field) => field instanceof HTMLSelectElement || isCheckable(field);

type Entered = ReturnType<typeof readEntered>;

const readEntered = (field: Field) => ({
  value: field.value,
  isChecked: field instanceof HTMLInputElement && field.checked,
});

/** Enters the value as a person would, because React compares it with the value that a script set last. */
function enter(field: Field, { value, isChecked }: Entered): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && isChoice(field)) {
    field.checked = !isChecked;
    field.click();
  } else {
    const { selectionStart, selectionEnd } = field;
    field.value = `${value} `;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
