// Cost of one typical call for the compiler, next to the same of stripe: `tsc --extendedDiagnostics` over a file of a few lines.
// The programs take turns, and the times are medians, so that other load on the machine affects both equally.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const programs = {
  postkit: `import { createClient } from '@postkit/sdk';
const client = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz', credentials: { username: 'ana', apiKey: 'key' } });
const { playlists } = await client.episodes.list({ type: 'published', limit: 3 });
for (const { name, duration } of playlists) console.log(name, duration);
`,
  stripe: `import Stripe from 'stripe';
const stripe = new Stripe('key');
const { data } = await stripe.customers.list({ limit: 3 });
for (const { name, email } of data) console.log(name, email);
`,
};
const figures = {
  instantiations: 'Instantiations',
  memory: 'Memory used',
  check: 'Check time',
  total: 'Total time',
} as const;
const rounds = 5;

type Program = keyof typeof programs;
type Figures = Record<keyof typeof figures, number>;

// Inside the member, so that both packages resolve; the declarations are those of the build.
const folder = fileURLToPath(new URL('../.cache/compiler-cost/', import.meta.url));
const compiler = fileURLToPath(new URL('../../../node_modules/typescript/lib/tsc.js', import.meta.url));
if (!existsSync(fileURLToPath(new URL('../dist/index.d.ts', import.meta.url))))
  throw new Error('Build the SDK first: npm run build');

mkdirSync(folder, { recursive: true });
try {
  const measured = measure();
  console.log(JSON.stringify(results(measured)));
} finally {
  rmSync(folder, { recursive: true });
}

function measure(): Record<Program, Figures[]> {
  const measured: Record<Program, Figures[]> = { postkit: [], stripe: [] };
  for (const [name, text] of Object.entries(programs)) writeFileSync(`${folder}${name}.mts`, text);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['postkit', 'stripe'] as const) measured[name].push(compile(name));
  }
  return measured;
}

function compile(name: Program): Figures {
  const options = [
    '--ignoreConfig',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--types',
    'node',
    '--noEmit',
  ];
  const report = execFileSync(
    process.execPath,
    [compiler, ...options, '--extendedDiagnostics', `${folder}${name}.mts`],
    {
      encoding: 'utf8',
    },
  );
  const figure = (label: string) =>
    Number(new RegExp(`^${label}:\\s+([\\d.]+)`, 'm').exec(report)?.[1] ?? Number.NaN);
  return {
    instantiations: figure(figures.instantiations),
    memory: figure(figures.memory) / 1000,
    check: figure(figures.check) * 1000,
    total: figure(figures.total) * 1000,
  };
}

function results(measured: Record<Program, Figures[]>) {
  const of = (name: Program, figure: keyof Figures) => median(measured[name].map((round) => round[figure]));
  const result = (figure: keyof Figures, title: string, unit: string) => {
    const [ours, peer] = [of('postkit', figure), of('stripe', figure)];
    return {
      name: `SDK types of one call, against stripe: ${title}`,
      ours,
      peer,
      unit,
      ratio: Number((ours / peer).toFixed(3)),
      budget: '<= 1 x',
    };
  };
  return [
    result('instantiations', 'instantiations', 'instantiations'),
    result('memory', 'memory of tsc', 'MB'),
    result('check', 'check time', 'ms'),
    result('total', 'time of tsc', 'ms'),
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
