import type { Connection } from '@postkit/sdk/schema';
import type { HttpClient, RefusalOf } from './platforms/http-client.ts';

/** A destination with its secrets. */
export interface Destination extends Pick<
  Connection,
  'id' | 'type' | 'title' | 'status' | 'app_id' | 'spreaker_show_id' | 'privacy_status'
> {
  readonly token: string;
  readonly app_secret: string;
  readonly webhook_url: string;
}

/** The fields of an episode that platforms receive. */
export interface EpisodePayload {
  readonly id: number;
  readonly guid: string;
  readonly show: { readonly id: number; readonly title: string };
  readonly title: string;
  /** The description as sanitised HTML, and without markup. */
  readonly html: string;
  readonly text: string;
  /** Text for posts; empty without one. */
  readonly share: string;
  readonly page: string;
  readonly audio: string;
  readonly audioBytes: number;
  /** Seconds. */
  readonly duration: number;
  /** Empty without one. */
  readonly image: string;
  /** Addresses of the feeds that contain it. */
  readonly feeds: readonly string[];
  /** Unix seconds. */
  readonly published: number;
  readonly tags: readonly string[];
  readonly explicit: boolean;
  readonly season: number | null;
  readonly episode: number | null;
  readonly episodeType: 'full' | 'bonus' | 'trailer';
  /** Identifies the audio. */
  readonly mediaKey: string;
}

/** A file on disk, read while it is sent. */
export interface PayloadFile {
  /** Empty for a platform whose receipt has no file. */
  readonly path: string;
  readonly bytes: number;
  readonly type: string;
  readonly name: string;
}

/** Progress that survives between attempts, such as the address of an unfinished upload. `id` is an unpublished episode on the platform. */
export type Checkpoint = Readonly<Record<string, string>>;

export interface DeliveryRequest {
  readonly destination: Destination;
  readonly episode: { readonly id: number; readonly guid: string; readonly title: string };
  readonly payload: EpisodePayload;
  /** The audio or the video, by what the platform takes. */
  readonly file: PayloadFile;
  readonly checkpoint: Checkpoint;
  /** Stores it before the next step. */
  saveCheckpoint(checkpoint: Checkpoint): Promise<void>;
  /** Unix seconds of an earlier attempt without a response, which may have arrived; null without one. */
  readonly unconfirmedSince: number | null;
  /** Unix seconds of this attempt. */
  readonly at: number;
}

/** The response of a platform: the episode's id and address there. */
export interface DeliveryResult {
  readonly status: number;
  readonly id: string;
  /** Empty if the platform returns none. */
  readonly url: string;
}

/** A platform that episodes are sent to, as its documentation describes it. */
export interface PlatformAdapter {
  /** The missing settings of the destination; null if complete. */
  missingSetting(destination: Destination): string | null;
  /** The texts as the receipt shows them. */
  receiptTexts(payload: EpisodePayload): {
    readonly title: string;
    readonly text: string;
    readonly url: string;
    readonly hasFile: boolean;
  };
  /**
   * Tests the station's access to the destination and publishes nothing. Resolves to a sentence for users.
   * @throws DeliveryFailure
   */
  check(request: Pick<DeliveryRequest, 'destination' | 'at'>, http: HttpClient): Promise<string>;
  /** Sends an episode once, resuming from an earlier attempt. */
  send(request: DeliveryRequest, http: HttpClient): Promise<DeliveryResult>;
  /** Meanings of statuses that differ from the usual. */
  readonly refusalOf?: RefusalOf;
  /** Updates a sent episode. Without this call, the platform keeps the sent version. */
  update?(request: DeliveryRequest, http: HttpClient, id: string): Promise<DeliveryResult>;
}

/** A platform that an episode can be removed from. */
export interface WithdrawingAdapter extends PlatformAdapter {
  /** Removes it from the platform; resolves too if it is gone already. */
  withdraw(request: Omit<DeliveryRequest, 'payload' | 'file'>, http: HttpClient, id: string): Promise<number>;
  /** The id of an episode that an earlier attempt left there; null without one. */
  locate(request: Omit<DeliveryRequest, 'payload' | 'file'>, http: HttpClient): Promise<string | null>;
}

/** The first empty setting, by its name on screen. */
export function firstEmpty(values: Readonly<Record<string, string>>): string | null {
  return Object.entries(values).find(([, value]) => value.trim() === '')?.[0] ?? null;
}
