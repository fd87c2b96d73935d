import { rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { submitEarlyChoice } from './replay-early-input.ts';

let submissions: string[];

beforeAll(() => submitEarlyChoice());

beforeEach(() => {
  jest.useFakeTimers();
  submissions = [];
  document.body.innerHTML = `<div id="${rootId}"><form role="search">
    <input type="hidden" name="view" value="list">
    <label><input type="checkbox" name="house" value="fire">Fire</label>
    <label><input type="checkbox" name="house" value="air">Air</label></form></div>`;
  findForm().addEventListener('submit', (event) => {
    event.preventDefault();
    submissions.push(
      [...new FormData(findForm())].map(([name, value]) => `${name}=${String(value)}`).join('&'),
    );
  });
});

afterEach(() => jest.useRealTimers());

function findForm(): HTMLFormElement {
  const [form] = document.forms;
  if (!form) throw new Error('No form');
  return form;
}

const choose = (value: string) => findForm().querySelector<HTMLElement>(`[value="${value}"]`)?.click();

it('the boot script submits a form that is not hydrated, including its hidden fields', () => {
  choose('air');
  jest.runAllTimers();

  expect(submissions).toEqual(['view=list&house=air']);
});

it('the boot script leaves a choice to React if the choice has triggered hydration of the form', () => {
  choose('air');
  Reflect.set(findForm(), '__reactProps$1', {});
  jest.runAllTimers();

  expect(submissions).toEqual([]);
});
