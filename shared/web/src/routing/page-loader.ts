import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { AppPage, PageProps } from './app-page.ts';

type PageComponent = ComponentType<PageProps>;

/** Loads the components of pages, one loader per app. */
export interface PageLoader {
  /** Loads a page before its first render, which then does not suspend. */
  preload: (page: AppPage) => Promise<void>;
  /** The component of a page, the same for every render. Suspends while the page is loading. */
  getComponent: (page: AppPage) => PageComponent;
  /** Makes `getComponent` load failed pages again: React.lazy keeps a rejection forever. */
  forgetFailures: () => void;
}

export function createPageLoader(): PageLoader {
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
    preload: async ({ id, load }) => {
      const component = await load();
      if (!components.has(id) || failedIds.delete(id)) components.set(id, component);
    },
    getComponent: (page) => {
      const component = components.get(page.id) ?? createLazyComponent(page);
      components.set(page.id, component);
      return component;
    },
    forgetFailures: () => {
      for (const id of failedIds) components.delete(id);
      failedIds.clear();
    },
  };
}
