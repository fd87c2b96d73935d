declare module '*.vue' {
  import type { Component } from 'vue';

  const component: Component<{ numbers: readonly string[] }>;
  export default component;
}
