import { createHash } from 'node:crypto';
import { pageDataId } from '@emberclutch/contract/site/page-protocol.ts';
import { LiveRegistry } from '@emberclutch/contract/site/site.ts';

/** A page as a browser received it: its versions by app, and a sentence for each fault. */
export interface WholePage {
  versions: Record<string, string>;
  faults: string[];
}

const dataElement = new RegExp(`<script type="application/json" id="${pageDataId}">(.*?)</script>`, 's');
const namedFile = /<(?:script|link)\b[^>]*?(?:src|href)="(\/(?:host|remotes|fonts)\/[^"]+)"[^>]*>/g;

/**
 * Reads a page and all files that it names, as a browser does: each by its own request, which may reach another edge.
 * @param url of the site
 */
export async function readWholePage(url: string, path: string): Promise<WholePage> {
  const answer = await fetch(url + path);
  const html = await answer.text();
  if (answer.status !== 200) return { versions: {}, faults: [`${path}: ${answer.status}`] };
  const data = LiveRegistry.safeParse(JSON.parse(dataElement.exec(html)?.[1] ?? 'null')).data;
  if (!data) return { versions: {}, faults: [`${path} has no registry`] };
  const versions: Record<string, string> = { host: data.host };
  const files = new Map<string, string | undefined>();
  for (const [name, { version, entry, integrity }] of Object.entries(data.registry)) {
    versions[`remote-${name}`] = version;
    files.set(entry, integrity);
  }
  for (const [element, file = ''] of html.matchAll(namedFile))
    files.set(file, files.get(file) ?? / integrity="([^"]+)"/.exec(element)?.[1]);
  const faults = [...files.keys()].flatMap((file) => mixOf(file, versions));
  for (const [file, integrity] of files) {
    const read = await fetch(url + file);
    const content = Buffer.from(await read.arrayBuffer());
    if (read.status !== 200) faults.push(`${path} names ${file}: ${read.status}`);
    else if (integrity !== undefined && !isIntact(content, integrity))
      faults.push(`${path} names ${file}: another digest`);
  }
  return { versions, faults };
}

/** A file of another version than in the registry of the page. */
function mixOf(file: string, versions: Record<string, string>): string[] {
  const [, remote, version] = /^\/(?:host|remotes\/([a-z0-9-]+))\/([\w.+-]+)\//.exec(file) ?? [];
  if (version === undefined) return [];
  const app = remote === undefined ? 'host' : `remote-${remote}`;
  return versions[app] === version ? [] : [`${file}: the page has ${app} ${versions[app] ?? 'not at all'}`];
}

function isIntact(content: Buffer, integrity: string): boolean {
  const [algorithm = '', digest] = integrity.split(/-(.*)/s);
  return createHash(algorithm).update(content).digest('base64') === digest;
}
