import { sql } from 'kysely';
import type { Migration } from '../../platform/db/migrate.ts';

export interface PasswordResetTables {
  password_resets: {
    /** A newer link takes the place of an older one. */
    user_id: number;
    /** SHA-256 of the token, which only the mail holds. */
    token_hash: string;
    /** What the account was when the link was mailed: with another email or password the link is void. */
    seal: string;
    expires_at: number;
  };
}

export const passwordResetMigrations: readonly Migration[] = [
  {
    name: '0016_password_resets',
    async up(db) {
      await sql`create table password_resets (
        user_id integer primary key references users (id),
        token_hash text not null unique,
        seal text not null,
        expires_at integer not null
      )`.execute(db);
    },
  },
];
