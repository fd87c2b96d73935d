import ICAL from 'ical.js';
import type { DatedCycle } from './calendar-file.ts';
import { writeCalendarFile } from './calendar-file.ts';

const spring = Date.UTC(2031, 3, 1) / 1_000;
const createCycle = (change: Partial<DatedCycle> = {}): DatedCycle => ({
  id: 7,
  opensAt: spring,
  closesAt: spring + 5_400,
  eggs: { count: 500, fee: '25.00' },
  currency: 'USD',
  season: { season: 'EARTH', age: 2 },
  ...change,
});
const options = { now: spring - 60, publicUrl: 'https://eggs.example', siteName: 'Eggs & Co' };

it('writes cycles that a reader of RFC 5545 reads back, in UTC', () => {
  const calendar = new ICAL.Component(
    ICAL.parse(writeCalendarFile([createCycle(), createCycle({ id: 8 })], options)),
  );
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Eggs & Co spawn cycles');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toMatch(/^-\/\/Eggs & Co\/\//);
  expect(events.map(({ uid }) => uid)).toEqual(['cycle-7@eggs.example', 'cycle-8@eggs.example']);
  expect(events[0]?.summary).toBe('Earth II: eggs can be spawned');
  expect(events[0]?.startDate.toICALString()).toBe('20310401T000000Z');
  expect(events[0]?.endDate.toICALString()).toBe('20310401T013000Z');
  expect(events[0]?.description).toBe('500 eggs at 25.00 USD each. Choose at https://eggs.example/spawn.');
});

it('follows the format: line ends, folded lines, required properties', () => {
  const publicUrl = `https://${'a'.repeat(60)}.example/${'b'.repeat(60)}`;
  const text = writeCalendarFile([createCycle()], { ...options, publicUrl });

  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  for (const required of ['VERSION:2.0', 'PRODID:', 'UID:', 'DTSTAMP:20310331T230000Z', 'TRANSP:TRANSPARENT'])
    expect(text).toContain(`\r\n${required}`);
});

it('writes a valid calendar without cycles', () => {
  expect(
    new ICAL.Component(ICAL.parse(writeCalendarFile([], options))).getAllSubcomponents('vevent'),
  ).toEqual([]);
});
