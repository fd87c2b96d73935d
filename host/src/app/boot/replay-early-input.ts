import { rootId } from '@emberclutch/contract/site/page-protocol.ts';

/**
 * Repeats input from before a field was hydrated. React takes the entered value for the initial one, so a search would never start, and the
 * next change of another field would undo the input. The same applies to a checkbox whose click triggers hydration, because browsers check
 * it before they dispatch the click. If React replaces the field, the new field of the same name gets the text. Has no timeout, because the
 * visitor sees the text.
 */
export function replayEarlyInput(): void {
  const earlyEntries = new Map<Field, Entry>();
  let earlyClickTarget: EventTarget | null = null;
  document.addEventListener(
    'click',
    ({ target }) =>
      (earlyClickTarget = isField(target) && isCheckable(target) && !isHydrated(target) ? target : null),
    true,
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!isField(target) || !target.closest(`#${rootId}`)) return;
      const isPending = earlyEntries.has(target);
      const isHandled = isHydrated(target)
        ? target !== earlyClickTarget
        : isChoice(target) && target.closest('form[role="search"]');
      if (isHandled && !isPending) return;
      for (const field of earlyEntries.keys())
        if (field !== target && findCurrentField(field) === target) earlyEntries.delete(field);
      // Input between hydration and replay replaces earlier input.
      earlyEntries.set(target, readEntry(target));
      if (isPending) return;
      runWhenHydrated(
        () => findCurrentField(target),
        (field) => {
          const entry = earlyEntries.get(target);
          earlyEntries.delete(target);
          if (entry) enterValue(field, entry);
        },
        () => earlyEntries.has(target),
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

function findCurrentField(field: Field): Field | null {
  if (field.isConnected) return field;
  const replacement =
    field.name === '' ? null : document.querySelector(`#${rootId} [name="${CSS.escape(field.name)}"]`);
  return isField(replacement) ? replacement : null;
}

const isCheckable = ({ type }: Field) => type === 'checkbox' || type === 'radio';

const isChoice = (field: Field) => field instanceof HTMLSelectElement || isCheckable(field);

type Entry = ReturnType<typeof readEntry>;

const readEntry = (field: Field) => ({
  value: field.value,
  isChecked: field instanceof HTMLInputElement && field.checked,
});

/** Enters the value as a person would: React ignores an input event if the value equals the value that a script has set last. */
function enterValue(field: Field, { value, isChecked }: Entry): void {
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

/** Submits the filter of a list if a visitor changes it before it is hydrated: on a slow connection, the new list arrives before the scripts. */
export function submitEarlyChoice(): void {
  document.addEventListener(
    'change',
    ({ target }) => {
      const form = target instanceof Element ? target.closest(`#${rootId} form[role="search"]`) : null;
      if (!(form instanceof HTMLFormElement)) return;
      // React may hydrate the form because of this event, and then handles it.
      setTimeout(() => {
        if (!isHydrated(form)) form.requestSubmit();
      });
    },
    true,
  );
}

/**
 * Repeats the last press on a button once the button is hydrated: React hydrates a pressed part first, but drops the press if the part's code
 * is still loading. If React replaces the button, as on a placeholder page, the new button with the same label gets the press, if there is only one.
 */
export function replayEarlyPress(): void {
  let pressedButton: Element | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest(`#${rootId} button[type="button"]`) : null;
      if (button === pressedButton) return;
      pressedButton = button && !isHydrated(button) ? button : null;
      if (pressedButton === null || button === null) return;
      runWhenHydrated(
        () => (button.isConnected ? button : findReplacement(button)),
        (current) => {
          pressedButton = null;
          current.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        },
        () => button === pressedButton,
        maxPressDelayMs,
      );
    },
    true,
  );
}

function findReplacement(button: Element): Element | null {
  const candidates = Array.from(document.querySelectorAll(`#${rootId} button[type="button"]`)).filter(
    (candidate) => readLabel(candidate) === readLabel(button),
  );
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

const readLabel = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** Milliseconds between two checks whether an element is hydrated. */
const checkIntervalMs = 50;

/** Milliseconds after which an early press is dropped, because its effect would surprise the visitor. */
const maxPressDelayMs = 30_000;

/**
 * Runs an action on an element once React handles its events.
 * @param find returns the element or its replacement; null while neither exists
 * @param isWanted returns false once the action is no longer needed
 * @param waitMs time after which the action is cancelled
 */
function runWhenHydrated<Found extends Element>(
  find: () => Found | null,
  action: (element: Found) => void,
  isWanted: () => boolean,
  waitMs: number,
): void {
  if (!isWanted() || waitMs <= 0) return;
  const element = find();
  if (element && isHydrated(element)) action(element);
  else setTimeout(() => runWhenHydrated(find, action, isWanted, waitMs - checkIntervalMs), checkIntervalMs);
}

/** Whether React handles the events of an element. React then adds a property to the element, `__reactProps$…`. */
const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'));
