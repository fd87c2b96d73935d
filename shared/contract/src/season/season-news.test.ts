import { composeSeasonNews } from './season-news.ts';

const createCycle = (season: string, age: number, opensAt: number) => ({ season, age, opensAt, eggs: 500 });
const announcements = {
  GENESIS: 'First light.',
  EARTH: 'Falling leaves.',
  WATER: 'Tides.',
  AIR: 'Clouds.',
  FIRE: 'Sparks.',
  PRIMORDIAL: 'Bone.',
};
const noon = Date.UTC(2031, 3, 1, 12) / 1_000;
const day = 86_400;

it('the news lists the seasons that have begun, newest first', () => {
  const cycles = [
    createCycle('GENESIS', 0, noon - 3 * day),
    createCycle('EARTH', 1, noon - day),
    createCycle('EARTH', 1, noon + day),
    createCycle('WATER', 1, noon + 2 * day),
  ];

  expect(composeSeasonNews(cycles, noon, announcements)).toEqual([
    {
      id: 'earth-1',
      date: '2031-03-31',
      title: 'Earth I has begun',
      summary: 'Falling leaves. 2 spawn cycles, 1,000 eggs in all.',
    },
    {
      id: 'genesis',
      date: '2031-03-29',
      title: 'Genesis has begun',
      summary: 'First light. One spawn cycle, 500 eggs in all.',
    },
  ]);
});
