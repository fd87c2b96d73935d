import type { VueElements } from '@emberclutch/embed';

declare module 'vue' {
  interface GlobalComponents extends VueElements {}
}
