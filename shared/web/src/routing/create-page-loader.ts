import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { AppPage, PageProps } from './app-page.ts';

type PageComponent = ComponentType<PageProps>;

/** Loads the components of pages, one loader per app. */
export function createPageLoader() {
  const components = new Map<string, PageComponent>();
  const failedIds = new Set<string>();

  const createLazyComponent = ({ id, load }: AppPage) =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failedIds.add(id);
        throw error;
      }
    });

  return {
    /** Loads a page before its first render, which then does not suspend. */
    preload: async ({ id, load }: AppPage): Promise<void> => {
      const component = await load();
      if (!components.has(id) || failedIds.delete(id)) components.set(id, component);
    },
    /** The component of a page, the same for every render. Suspends while the page is loading. */
    getComponent: (page: AppPage): PageComponent => {
      const component = components.get(page.id) ?? createLazyComponent(page);
      components.set(page.id, component);
      return component;
    },
    /** Makes `getComponent` load failed pages again: React.lazy keeps a rejection forever. */
    forgetFailures: (): void => {
      for (const id of failedIds) components.delete(id);
      failedIds.clear();
    },
  };
}
