import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';

export interface ProcessMemory {
  /** File that the process runs. */
  program: string;
  /** Resident memory in MB, including a proportional share of memory that the process shares with others (PSS). */
  megabytes: number;
}

/** Reads the memory of a process and its descendants. Needs the `/proc` of Linux. */
export async function readMemory(root: number): Promise<ProcessMemory[]> {
  const parents = await readParents();
  const pids = [root];
  // `pids` grows during the iteration.
  for (const pid of pids) pids.push(...[...parents].filter(([, parent]) => parent === pid).map(([id]) => id));
  return Promise.all(
    pids.map(async (pid) => ({ program: await readProgram(pid), megabytes: await readPss(pid) })),
  );
}

async function readParents(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    pids.map(async (pid): Promise<[number, number]> => {
      // The process may have ended.
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // The parent's pid comes after the program's name, which may contain spaces.
      return [Number(pid), Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2])];
    }),
  );
  return new Map(parents);
}

async function readProgram(pid: number): Promise<string> {
  const [program = '', ...args] = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
  const script = args.find((argument) => /\.m?[jt]s$/.test(argument) && !argument.startsWith('--'));
  return basename(script ?? program);
}

async function readPss(pid: number): Promise<number> {
  const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}
