import { readFile } from 'node:fs/promises';
import { hang } from '../../../testing/hang.ts';
import { startStation } from '../../../testing/index.ts';
import { applyImport, sendZip } from './import-calls.ts';
import type { ImportMoment } from './import-moments.ts';

// A station whose import of another one hangs at a moment.

const [dataDir = '', moment, zip = ''] = process.argv.slice(2);
const server = await startStation({ dataDir });
const { archive, db, storage } = server.context;
const as = await server.signIn();
const { guid } = await sendZip(server, as, await readFile(zip));

const { put } = storage;
const { append } = archive;
const { transaction } = db;

/** Hangs at the call of a number, counted from 1. */
function hangAt(number: number): () => Promise<void> {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls === number) await hang();
  };
}

const hangs: Record<ImportMoment, () => void> = {
  'between two audio files': () => {
    const next = hangAt(3);
    storage.put = async (...args) => {
      await next();
      return put(...args);
    };
  },
  'within a piece of the archive': () => {
    const next = hangAt(2);
    archive.append = async (...args) => {
      await next();
      return append(...args);
    };
  },
  'between two bulk tables': () => {
    const next = hangAt(8);
    db.transaction = async (work) => {
      await next();
      return transaction(work);
    };
  },
  'in its last transaction': () => {
    server.features.accounts.setMovedSettings = async () => void (await hang());
  },
};

hangs[moment as ImportMoment]();
await applyImport(server, as, guid);
