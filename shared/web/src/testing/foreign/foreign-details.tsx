const spring = Date.UTC(2031, 3, 1) / 1_000;

/** Pictures as providers other than ours may write them, and the addresses in them that can be shown. */
export const foreignMedia: readonly (readonly [unknown, readonly string[]])[] = [
  [{ medias: [{ url: '/egg.svg', kind: 'egg' }, null, { kind: 'dragon' }] }, ['/egg.svg']],
  [[{ src: 'https://cdn.example.org/12.png', type: 'image' }], ['https://cdn.example.org/12.png']],
  [{ media: ['egg.png', 'egg.png', 7] }, ['egg.png']],
  [
    { medias: [{ url: 'javascript:alert(1)' }, { href: '//cdn.example.org/12.png' }] },
    ['//cdn.example.org/12.png'],
  ],
  [{ medias: null }, []],
  [null, []],
];

/** Estimates as other providers may write them, and the result of reading them. */
export const foreignEstimates: readonly (readonly [unknown, object])[] = [
  [
    {
      id: '11',
      state: 'sealed',
      nextState: 'Incubating',
      nextStateAt: String(spring),
      hatchesAt: spring * 1_000,
    },
    { state: 'SEALED', nextState: 'INCUBATING', nextStateAt: spring, hatchesAt: spring },
  ],
  [
    { estimatedHatchTime: '2031-04-01T00:00:00Z', secondsToHatch: 60 },
    { hatchesAt: spring, state: null },
  ],
  [{ hatchesAt: null, estimate: spring + 0.5 }, { hatchesAt: spring }],
  [spring, { hatchesAt: spring }],
  ['soon', { hatchesAt: null, nextStateAt: null }],
  [null, { hatchesAt: null }],
];
