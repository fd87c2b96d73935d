import type { GlobalComponents } from 'vue';

type Props<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props'];

/** Props that templates may set. Only the compiler checks this code. */
export const asset: Props<'emberclutch-asset'> = {
  number: 12,
  onSelect: (event) => event.detail.number.toFixed(),
  onNavigate: (event) => event.detail.url.length,
  // @ts-expect-error: not a theme
  theme: 'blue',
};

export const countdown: Props<'emberclutch-countdown'> = {
  accent: 'teal',
  // @ts-expect-error: an option of the asset element
  number: 12,
};
