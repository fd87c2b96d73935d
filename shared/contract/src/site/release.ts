import * as z from 'zod/mini';
import { RemotePage } from './site.ts';

/** The path of a file in a release. It consists of plain names, so that it cannot lead out of the release. */
const ReleaseFile = z.string().check(z.regex(/^(?!\.)[\w@+.~-]+(\/(?!\.)[\w@+.~-]+)*$/));

/** A script of a release that a composed page requests before any script runs. */
export const ScriptPreload = z.object({
  /** Relative to the release. */
  file: ReleaseFile,
  /** SRI digest, which the chunk loader also requires. Releases of earlier versions do not have it. */
  integrity: z.optional(z.string()),
});
export type ScriptPreload = z.infer<typeof ScriptPreload>;

/** A preload that several pages need. */
export const AppPreload = z.extend(ScriptPreload, {
  /** `own-pages`: pages of this release. `remote-pages`: pages of remotes, which also need it from the host. */
  for: z.enum(['every-page', 'own-pages', 'remote-pages']),
});
export type AppPreload = z.infer<typeof AppPreload>;

export const ReleasePage = z.extend(RemotePage, {
  /** Scripts of this page in addition to the scripts of its app. */
  preload: z.array(ScriptPreload),
  /** Whether the page shows little before its scripts run. The browser then requests them with its HTML, not after its first paint. */
  isDrawnByScripts: z.optional(z.boolean()),
});
export type ReleasePage = z.infer<typeof ReleasePage>;

/** A call to the API that an app contains. */
const ApiCall = z.object({
  /** In capital letters. */
  method: z.string(),
  /** The path without the names of its parameters: `/v1/assets/{}`. */
  path: z.string(),
});
export type ApiCall = z.infer<typeof ApiCall>;

/** The head that all pages of a site share, from the host. */
export const PageDocument = z.object({
  /** Description of pages that have no other description. */
  description: z.string(),
  /** Inline CSS of the fonts and the first paint. */
  style: z.string(),
  /** CSS for browsers without scripts. Releases made by earlier versions do not have it. */
  noScriptStyle: z.optional(z.string()),
  /** URLs of the fonts that every page preloads. Their files are in the folder `fonts` of the release. */
  preloadFonts: z.array(z.string()),
});
export type PageDocument = z.infer<typeof PageDocument>;

const NewsStory = z.object({
  path: z.string(),
  title: z.string(),
  /** `2026-03-21` */
  date: z.string(),
  summary: z.string(),
  html: z.string(),
});
export type NewsStory = z.infer<typeof NewsStory>;

/** Prefix of the names of the host's scripts for development. */
export const developmentPrefix = 'development-';

/** Members of a release that only the host may have, because they affect all apps of a site. */
const hostOnly = ['bootScript', 'document', 'development', 'embed', 'news'] as const;

/** The content of `release.json`, which the build writes beside its files, and which the edge reads. */
export const Release = z
  .object({
    /** Folder name in the workspace: `host`, `remote-spawn`. */
    app: z.string().check(z.regex(/^(host|remote-[a-z0-9-]+)$/)),
    /** The version of the package and a digest of the built files: the same files have the same version. It is also a folder name. */
    version: z.string().check(z.regex(/^\w[\w.+-]*$/)),
    /** Name of the federation container. */
    container: z.string(),
    /** The script that starts the app, relative to the release. */
    entry: ReleaseFile,
    /** SRI digest of the entry. */
    integrity: z.string(),
    /** The bundle that renders pages of the app on Node, relative to the release. An app without such pages has none. */
    server: z.optional(ReleaseFile),
    preload: z.array(AppPreload),
    /** Host only: the built boot script, which every page contains. */
    bootScript: z.optional(z.string()),
    /** Host only. Releases made by earlier versions do not have it. */
    document: z.optional(PageDocument),
    /** Host only: the script that starts the host with React for development, for pages with an overridden remote. */
    development: z.optional(z.object({ entry: ReleaseFile, integrity: z.string() })),
    /** Host only: the script that pages of other sites load, a file of its folder `embed`. Earlier versions have none. */
    embed: z.optional(
      z.object({
        file: z.string().check(z.regex(/^emberclutch-[\da-f]+\.js$/)),
        integrity: z.string(),
      }),
    ),
    /** Host only: the news stories, newest first. Releases made by earlier versions do not have them. */
    news: z.optional(z.array(NewsStory)),
    /** Remotes only: the script that draws the world in pages of other sites, relative to the release. */
    world: z.optional(ReleaseFile),
    /** SRI digest of the world's script. Releases of earlier versions do not have it. */
    worldIntegrity: z.optional(z.string()),
    pages: z.array(ReleasePage),
    /** Digest of the sources. Different sources may result in the same files, so it is not part of the version. */
    sources: z.optional(z.string()),
    /** Shared modules: exact versions of the host, or version ranges of a remote. */
    shared: z.record(z.string(), z.string()),
    calls: z.optional(z.array(ApiCall)),
  })
  .check(
    z.refine(
      (release) => release.app === 'host' || hostOnly.every((member) => release[member] === undefined),
      `A remote has none of the members of a host: ${hostOnly.join(', ')}.`,
    ),
  );
export type Release = z.infer<typeof Release>;
