import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../../audio/testing/temporary-folder.ts';
import { createFakeClock } from '../../../fake-clock.ts';
import { openDatabase } from '../../open-database.ts';
import { watchOtherWriters } from './watch-other-writers.ts';

/** SQLite returns within one turn of the event loop. */
const turn = () => new Promise(setImmediate);

function openTwice() {
  const folder = temporaryFolder();
  const [own, other] = [openDatabase(folder.file('shared.db')), openDatabase(folder.file('shared.db'))];
  onTestFinished(async () => {
    await own.close();
    await other.close();
    folder[Symbol.dispose]();
  });
  return { own, other };
}

describe('watchOtherWriters', () => {
  it('calls back once per check after another connection has committed, and never for its own writes', async () => {
    const { own, other } = openTwice();
    await sql`create table things (n integer)`.execute(own.tables());
    const clock = createFakeClock();
    let changes = 0;
    const end = watchOtherWriters({
      db: own,
      clock,
      every: 1000,
      onChange: () => (changes += 1),
      onError: expect.unreachable,
    });
    async function look(): Promise<number> {
      clock.advance(1000);
      await turn();
      return changes;
    }
    expect(await look()).toBe(1);
    await sql`insert into things values (1)`.execute(own.tables());
    expect(await look()).toBe(1);
    await sql`insert into things values (2)`.execute(other.tables());
    await sql`insert into things values (3)`.execute(other.tables());
    expect(await look()).toBe(2);
    expect(await look()).toBe(2);
    end();
    await sql`insert into things values (4)`.execute(other.tables());
    expect(await look()).toBe(2);
  });
});
