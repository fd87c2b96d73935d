import { rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { submitEarlyChoice } from './submit-early-choice.ts';

let submitted: string[];

beforeAll(() => submitEarlyChoice());

beforeEach(() => {
  jest.useFakeTimers();
  submitted = [];
  document.body.innerHTML = `<div id="${rootId}"><form role="search">
    <input type="hidden" name="view" value="list">
    <label><input type="checkbox" name="house" value="fire">Fire</label>
    <label><input type="checkbox" name="house" value="air">Air</label></form></div>`;
  form().addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push([...new FormData(form())].map(([name, value]) => `${name}=${String(value)}`).join('&'));
  });
});

afterEach(() => jest.useRealTimers());

function form(): HTMLFormElement {
  const [found] = document.forms;
  if (!found) throw new Error('No form');
  return found;
}

const choose = (value: string) => form().querySelector<HTMLElement>(`[value="${value}"]`)?.click();

it('the boot script submits a form that is not hydrated, including its hidden fields', () => {
  choose('air');
  jest.runAllTimers();

  expect(submitted).toEqual(['view=list&house=air']);
});

it('the boot script leaves a choice to React if it triggered hydration of the form', () => {
  choose('air');
  Reflect.set(form(), '__reactProps$1', {});
  jest.runAllTimers();

  expect(submitted).toEqual([]);
});
