import type { Generated, Selectable } from 'kysely';
import type { AuditAction, AuditActorKind, AuditKind } from '@postkit/sdk/schema';

export interface AuditTables {
  audit_entries: {
    id: Generated<number>;
    /** Unix seconds. */
    at: number;
    /** Null for entries of an account, such as a sign-in. */
    station_id: number | null;
    /** The user who acted; null for automations and visitors. */
    user_id: number | null;
    actor: AuditActorKind;
    actor_name: string;
    key_name: string;
    action: AuditAction;
    operation: string;
    kind: AuditKind;
    /** Empty for none. */
    thing_id: string;
    thing_name: string;
    /** JSON: a list of changed fields. */
    changes: string;
    network: string;
    agent: string;
  };
}

export type AuditRow = Selectable<AuditTables['audit_entries']>;
