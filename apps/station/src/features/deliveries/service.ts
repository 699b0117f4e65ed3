import type { Connection } from '@postkit/sdk/schema';
import type { Ask } from './services/ask.ts';

/** A destination with what it is entered with. */
export interface Destination extends Pick<
  Connection,
  'id' | 'type' | 'title' | 'status' | 'app_id' | 'spreaker_show_id' | 'privacy_status'
> {
  readonly token: string;
  readonly app_secret: string;
}

/** What of an episode goes out. */
export interface Parcel {
  readonly guid: string;
  readonly title: string;
  /** The description as sanitised HTML, and without markup. */
  readonly html: string;
  readonly text: string;
  /** What posts say; empty where nobody wrote anything for them. */
  readonly share: string;
  readonly page: string;
  readonly audio: string;
  /** Unix seconds. */
  readonly published: number;
  readonly tags: readonly string[];
  readonly explicit: boolean;
  readonly season: number | null;
  readonly episode: number | null;
  readonly episodeType: 'full' | 'bonus' | 'trailer';
  /** Names the sound. */
  readonly soundKey: string;
}

/** A file on the disk, which is read as it is sent. */
export interface ParcelFile {
  readonly path: string;
  readonly bytes: number;
  readonly type: string;
  readonly name: string;
}

/** What a service keeps between tries, such as the address of a begun upload. `id` is something half made over there. */
export type Memory = Readonly<Record<string, string>>;

export interface Order {
  readonly destination: Destination;
  readonly parcel: Parcel;
  /** The audio or the video, by what the service takes. */
  readonly file: ParcelFile;
  readonly memory: Memory;
  /** Keeps it, durably, before the next step. */
  remember(memory: Memory): Promise<void>;
  /** Unix seconds of an earlier try that got no answer, and so may have arrived; null where there was none. */
  readonly openSince: number | null;
}

/** What a service answered: where the episode is there. */
export interface Receipt {
  readonly status: number;
  readonly id: string;
  /** Empty where the service names none. */
  readonly url: string;
}

/** A platform that episodes are sent to, as it documents itself. */
export interface Service {
  /** As people know it. */
  readonly name: string;
  readonly takes: 'audio' | 'video';
  /** What the destination lacks to be posted to; null where it has all. */
  missing(destination: Destination): string | null;
  /** What is said, as the receipt shows it. */
  words(parcel: Parcel): { readonly title: string; readonly text: string; readonly url: string; readonly hasFile: boolean };
  /** Sends an episode once: what an earlier try has done already is taken up. */
  send(order: Order, ask: Ask): Promise<Receipt>;
  /** Changes what was sent. What has no such call stays as it was sent. */
  update?(order: Order, ask: Ask, id: string): Promise<Receipt>;
  /** Takes it back; one that is gone already is as good. */
  withdraw?(order: Omit<Order, 'parcel' | 'file'>, ask: Ask, id: string): Promise<number>;
  /** The id of what an earlier try left there; null where there is nothing. */
  locate?(order: Omit<Order, 'parcel' | 'file'> & { readonly guid: string }, ask: Ask): Promise<string | null>;
}

/** The first of these that is empty, by what people call it. */
export function firstEmpty(values: Readonly<Record<string, string>>): string | null {
  return Object.entries(values).find(([, value]) => value.trim() === '')?.[0] ?? null;
}
