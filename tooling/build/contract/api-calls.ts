import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { basename, dirname, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Module, Stats } from 'webpack';
import { answerSchema, fieldsOf } from '@emberclutch/edge/publishing/answer-fields.ts';
import type { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import type { ApiCall } from '@emberclutch/contract/site/release.ts';
import { BuildError } from '../../webpack/build-error.ts';
import type { BuildInputs } from '../build-inputs.ts';
import { placesRead } from './places-read.ts';
import type { AnswerReader } from './places-read.ts';
import { requestsIn } from './requests-in.ts';
import type { ApiRequest } from './requests-in.ts';

/** Folders that hold calls: of several apps, and of one app. */
const callFolder = /\/(web\/(src|dist)\/api|src\/platform\/api)$/;

/**
 * The calls to the API that an app contains, with what each reads of the answers of the API. A call
 * counts if webpack kept a function of `shared/web/src/api` or of the app's `platform/api` that makes it.
 */
export async function apiCalls(
  stats: Stats,
  modules: readonly Module[],
  describeApi: BuildInputs['describeApi'],
): Promise<ApiCall[]> {
  const requests = modules.flatMap((module) => {
    // webpack escapes the "#" of a path.
    const file = module.nameForCondition()?.replaceAll('\0#', '#');
    if (file === undefined || !callFolder.test(dirname(file).replaceAll(sep, '/'))) return [];
    return requestsOf(file, namesUsed(stats, module));
  });
  const api = requests.length > 0 ? await describeApi() : null;
  const calls = await Promise.all(requests.map(async (request) => api && describe(request, api)));
  return merge(calls.filter((call) => call !== null));
}

function requestsOf(file: string, used: ReadonlySet<string> | null): (ApiRequest & { file: string })[] {
  const { program } = parseSync(basename(file), readFileSync(file, 'utf8'));
  return requestsIn(program, used).map((request) => ({ ...request, file }));
}

/** Exports of a module that other modules use; null if all may be used. */
function namesUsed({ compilation }: Stats, module: Module): Set<string> | null {
  const names = new Set<string>();
  for (const runtime of new Set([...compilation.chunks].map((chunk) => chunk.runtime))) {
    const used = compilation.moduleGraph.getUsedExports(module, runtime);
    if (used === true || used === null) return null;
    if (used) for (const name of used) names.add(name);
  }
  return names;
}

async function describe(
  { method, path, answer, file }: ApiRequest & { file: string },
  api: OpenApiDocument,
): Promise<ApiCall> {
  const schema = answerSchema(api, { method, path });
  if (!schema || answer === null) return { method, path, reads: {} };
  const fields = fieldsOf(api, schema);
  const places = placesRead(await readerOf(file, answer), api, schema);
  const reads = Object.entries(fields).filter(([place]) => places.has(place));
  return { method, path, reads: Object.fromEntries(reads) };
}

async function readerOf(file: string, { module, name, isFactory }: NonNullable<ApiRequest['answer']>) {
  // The compiler has checked that `answer` of a request is a reader.
  const exports = (await import(pathToFileURL(createRequire(file).resolve(module)).href)) as Record<
    string,
    AnswerReader & (() => AnswerReader)
  >;
  const found = exports[name];
  if (!found) throw new BuildError(`${file}: ${module} does not export ${name}.`);
  return isFactory ? found() : found;
}

/** One entry for each call, also if several functions make it. */
function merge(calls: readonly ApiCall[]): ApiCall[] {
  const merged = new Map<string, ApiCall>();
  for (const call of calls) {
    const name = `${call.path} ${call.method}`;
    merged.set(name, { ...call, reads: { ...merged.get(name)?.reads, ...call.reads } });
  }
  return [...merged].toSorted(([one], [other]) => one.localeCompare(other)).map(([, call]) => call);
}
