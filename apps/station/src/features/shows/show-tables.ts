import type { Generated, Selectable } from 'kysely';
import type { Show } from '@postkit/sdk/schema';

export interface ShowTables {
  shows: {
    id: Generated<number>;
    station_id: number;
    title: string;
    description: string;
    square_image: string;
    rectangle_image: string;
    placeholder: number;
    /** JSON list of texts. */
    prefix_list: string;
    show_format: 'serial' | 'episodic';
    language_override: string;
    author: string;
    email: string;
    podcast_link: string;
    itunes_categories: string;
    rss_explicit: number;
    /** JSON list of tag ids. */
    tag_ids: string;
    /** Event ids. */
    pre_bumper: number | null;
    post_bumper: number | null;
    parent: number | null;
    schedule: string;
    /** LUFS; null for none. */
    loudness_target: Show['loudness_target'];
    /** dBTP. */
    true_peak_limit: Generated<number>;
    /** Days until new episodes expire; null for never. */
    expiry_days: number | null;
    /** JSON: the details that differ from their defaults. */
    podcast: Generated<string>;
    /** Updated by the episodes, in their own transactions. */
    published: number;
    unpublished: number;
    scheduled: number;
    draft: number;
    /** Unix seconds. */
    last_playlist_date: number | null;
    version: number;
  };
}

export type StoredShow = Selectable<ShowTables['shows']>;
