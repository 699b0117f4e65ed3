-- The database of a station without demo, written by the last version that kept its migrations in a table of its own.
pragma foreign_keys = off;
begin;
CREATE TABLE "migrations" ("name" text primary key, "applied_at" integer not null);
CREATE TABLE "jobs" ("id" integer primary key autoincrement, "name" text not null, "key" text, "payload" text not null, "status" text not null, "run_at" integer not null, "attempts" integer default 0 not null, "interruptions" integer default 0 not null, "lease" text, "error" text, "created_at" integer not null, "updated_at" integer not null, "lane" text, "station_id" integer);
CREATE TABLE "live_events" ("id" integer primary key autoincrement, "channel" text not null, "name" text not null, "data" text not null, "at" integer not null);
CREATE TABLE companies (id integer primary key autoincrement, name text not null);
CREATE TABLE stations (
    id integer primary key autoincrement,
    company_id integer not null references companies (id),
    slug text not null unique,
    name text not null unique,
    title text not null,
    timezone text not null,
    station_type text not null,
    features text not null,
    bitrate integer not null,
    default_show_id integer,
    default_image text not null,
    format text,
    geo_state text,
    geo_region text,
    search_key text,
    is_avess integer not null,
    login_host text,
    login_api_version integer not null,
    redirect_domain text,
    force_redirect_url text
  );
CREATE TABLE users (
    id integer primary key autoincrement,
    company_id integer not null references companies (id),
    username text not null collate nocase unique,
    email text not null collate nocase unique,
    first_name text not null,
    last_name text not null,
    password text not null,
    disabled integer not null,
    company_admin integer not null,
    created_at integer not null
  , version integer not null default 1);
CREATE TABLE station_people (
    station_id integer not null references stations (id),
    user_id integer not null references users (id),
    admin integer not null,
    licence text not null,
    primary key (station_id, user_id)
  );
CREATE TABLE station_entries (
    station_id integer not null references stations (id),
    user_id integer not null references users (id),
    entered_at integer not null,
    primary key (station_id, user_id)
  );
CREATE TABLE sessions (
    id_hash text primary key,
    user_id integer not null references users (id),
    created_at integer not null,
    seen_at integer not null,
    expires_at integer not null
  );
CREATE TABLE api_keys (
    id integer primary key autoincrement,
    user_id integer not null references users (id),
    name text not null,
    prefix text not null,
    key_hash text not null unique,
    created_at integer not null,
    last_used_at integer
  );
CREATE TABLE tags (
        id integer primary key autoincrement,
        station_id integer not null,
        name text not null,
        name_key text not null
      );
CREATE TABLE category_groups (
        id integer primary key autoincrement,
        station_id integer not null,
        name text not null,
        name_key text not null,
        color text not null,
        category_type text not null,
        display_in_player integer not null,
        allow_sharing integer not null,
        allow_replaying integer not null,
        allow_replacing integer not null,
        allow_inserting integer not null,
        allow_replacement_skipping integer not null,
        absorb text not null
      , version integer not null default 1);
CREATE TABLE categories (
        id integer primary key autoincrement,
        station_id integer not null,
        name text not null,
        name_key text not null,
        group_id integer references category_groups (id) on delete set null,
        position integer not null
      );
CREATE TABLE connections (
        id integer primary key autoincrement,
        station_id integer not null,
        type text not null,
        details text not null,
        app_secret text not null,
        token text not null,
        updated_at integer not null
      , provisional_at integer, made_by integer);
CREATE TABLE connection_shows (
        connection_id integer not null references connections (id) on delete cascade,
        show_id integer not null,
        station_id integer not null,
        primary key (connection_id, show_id)
      );
CREATE TABLE shows (
        id integer primary key autoincrement,
        station_id integer not null,
        title text not null,
        description text not null,
        square_image text not null,
        rectangle_image text not null,
        placeholder integer not null,
        prefix_list text not null,
        show_format text not null,
        language_override text not null,
        author text not null,
        email text not null,
        podcast_link text not null,
        itunes_categories text not null,
        rss_explicit integer not null,
        tag_ids text not null,
        pre_bumper integer,
        post_bumper integer,
        parent integer,
        schedule text not null,
        published integer not null default 0,
        unpublished integer not null default 0,
        scheduled integer not null default 0,
        draft integer not null default 0,
        last_playlist_date integer,
        version integer not null default 1
      );
CREATE TABLE last_stations (
        station_id integer not null references stations (id),
        user_id integer not null references users (id),
        licence text not null,
        primary key (station_id, user_id)
      );
CREATE TABLE password_resets (
        user_id integer primary key references users (id),
        token_hash text not null unique,
        seal text not null,
        expires_at integer not null
      );
CREATE TABLE demo_steps (name text primary key, done_at integer not null);
CREATE TABLE streams (id integer primary key autoincrement, station_id integer not null, name text not null unique,
    lends integer not null default 0);
CREATE TABLE archive_files (
    id integer primary key autoincrement,
    stream_id integer not null references streams (id) on delete cascade,
    name text not null unique,
    first_n integer not null,
    started_at_ms integer not null
  , bytes integer not null default 0);
CREATE TABLE segments (
    stream_id integer not null,
    n integer not null,
    file_id integer not null,
    offset integer not null,
    length integer not null,
    frames integer not null,
    started_at_ms integer not null, crc32 integer,
    primary key (stream_id, n)
  ) without rowid;
CREATE TABLE audio_events (
    id integer primary key,
    station_id integer not null,
    type_name text not null,
    origin text not null,
    title text not null,
    artist text not null,
    identifier text not null,
    category text not null collate nocase,
    category_id integer not null,
    transcript text,
    search_text text not null,
    frames integer not null,
    started_at integer not null,
    created_at integer not null,
    changed_at integer not null,
    loudness real,
    gone integer not null default 0
  , fade_in_ms integer not null default 0, fade_out_ms integer not null default 0, inner_fades text not null default '[]');
CREATE TABLE event_ranges (
    event_id integer not null references audio_events (id) on delete cascade,
    position integer not null,
    stream_id integer not null,
    first_n integer not null,
    last_n integer not null,
    skip_frames integer not null,
    drop_frames integer not null,
    frames integer not null, fade_in_ms integer not null default 0, fade_out_ms integer not null default 0,
    primary key (event_id, position)
  ) without rowid;
CREATE TABLE event_holds (owner text not null, event_id integer not null, primary key (owner, event_id)) without rowid;
CREATE TABLE uploads (
        id integer primary key autoincrement,
        station_id integer not null,
        uuid text not null,
        title text not null,
        audio_type text not null,
        single_use integer not null,
        status text not null,
        err_msg text not null,
        event_id integer,
        duration real not null,
        rms real,
        changed_at integer not null
      , person_id integer, bytes integer, received integer not null default 0, begun_at integer, cancelled integer not null default 0);
CREATE TABLE log_sources (
        station_id integer primary key,
        url text not null,
        active integer not null,
        rules text not null,
        default_category text not null,
        cut text not null
      , credentials text not null default '', alerts text not null default '{"after_minutes":5,"emails":[]}', webhook text not null default '');
CREATE TABLE log_gaps (
        station_id integer not null,
        from_ms integer not null,
        to_ms integer not null,
        primary key (station_id, from_ms)
      ) without rowid;
CREATE TABLE automations (
        id integer primary key autoincrement,
        station_id integer not null,
        show_id integer not null,
        active integer not null,
        details text not null
      , since integer not null default 0);
CREATE TABLE automation_holidays (
        id integer primary key autoincrement,
        station_id integer not null,
        show_id integer not null,
        first_day text not null,
        last_day text not null,
        active integer not null
      );
CREATE TABLE show_list_versions (station_id integer primary key, version integer not null);
CREATE TABLE episodes (
    id integer primary key autoincrement,
    station_id integer not null,
    show_id integer not null,
    guid text not null,
    version integer not null,
    status text not null,
    name text not null,
    description text not null,
    feed_description text not null,
    search_text text not null,
    once_use_tags text not null,
    published_at integer,
    delay_post_until integer,
    listed_at integer not null,
    permanent integer not null,
    goto_live integer not null,
    restricted integer not null,
    explicit integer not null,
    external_url text,
    iheart_status integer not null,
    video_status integer not null,
    advanced_video_status integer not null,
    ad_insert_events text not null,
    image text not null,
    image_croppings text not null,
    rss_image text not null,
    rss_image_croppings text not null,
    social_share_text text not null,
    attribution text not null,
    chapter_markers text not null,
    episode_type text not null,
    season_number integer,
    episode_number integer,
    selected_image text not null,
    categories text not null,
    duration real not null,
    media_status text not null,
    media_error text not null,
    media_key text not null,
    media_revision integer not null,
    created_at integer not null,
    updated_at integer not null,
    updated_by text not null,
    deleted_at integer
  );
CREATE TABLE episode_events (
    episode_id integer not null references episodes (id) on delete cascade,
    position integer not null,
    event_id integer not null,
    primary key (episode_id, position)
  ) without rowid;
CREATE TABLE episode_tags (
    episode_id integer not null references episodes (id) on delete cascade,
    position integer not null,
    tag_id integer not null,
    primary key (episode_id, position)
  ) without rowid;
CREATE TABLE episode_connections (
    episode_id integer not null references episodes (id) on delete cascade,
    connection_id integer not null,
    type text not null,
    state text not null,
    primary key (episode_id, connection_id)
  ) without rowid;
CREATE TABLE episode_media (
    episode_id integer not null references episodes (id) on delete cascade,
    format text not null,
    station_id integer not null,
    media_key text not null,
    bytes integer not null,
    sha256 text not null,
    duration real not null,
    updated_at integer not null,
    primary key (episode_id, format)
  ) without rowid;
CREATE TABLE playlist_caches (
    id text primary key,
    station_id integer not null,
    event_ids text not null,
    name text not null,
    format text not null,
    status text not null,
    error text not null,
    created_at integer not null
  );
CREATE TABLE feed_states (
        connection_id integer primary key,
        podcast_guid text not null,
        version integer not null,
        changed_at integer not null,
        source text not null
      );
CREATE TABLE imports (
        id integer primary key autoincrement,
        station_id integer not null,
        url text not null,
        title text not null,
        show_id integer not null,
        connections text not null,
        created_at integer not null,
        created_by text not null
      );
CREATE TABLE import_items (
        id integer primary key autoincrement,
        import_id integer not null references imports (id) on delete cascade,
        position integer not null,
        guid text not null,
        status text not null,
        note text not null,
        title text not null,
        description text not null,
        published integer,
        enclosure text not null,
        image text not null,
        stored_image text not null,
        season integer,
        episode integer,
        episode_type text not null,
        explicit integer not null,
        event_id integer,
        playlist_id integer
      );
CREATE TABLE deliveries (
        episode_id integer not null references episodes (id) on delete cascade,
        connection_id integer not null,
        station_id integer not null,
        type text not null,
        title text not null,
        status text not null,
        message text not null,
        attempts integer not null,
        retry_at integer,
        sent text not null,
        received text not null,
        remote_id text not null,
        memory text not null,
        fingerprint text not null,
        open_since integer,
        updated_at integer not null,
        primary key (episode_id, connection_id)
      ) without rowid;
CREATE TABLE drafts (
        id integer primary key autoincrement,
        station_id integer not null,
        user_id integer not null,
        key text not null,
        revision text not null,
        content text not null,
        events text not null,
        updated_at integer not null
      , draft_id text not null default '', orphaned_at integer);
CREATE TABLE episode_videos (
      episode_id integer not null references episodes (id) on delete cascade,
      kind text not null,
      station_id integer not null,
      file_key text not null,
      media_key text not null,
      image text not null,
      bytes integer not null,
      sha256 text not null,
      updated_at integer not null,
      primary key (episode_id, kind)
    ) without rowid;
CREATE TABLE analytics_salts (day integer primary key, salt text not null);
CREATE TABLE analytics_listens (
    day integer not null,
    episode_id integer not null,
    listener text not null,
    station_id integer not null,
    show_id integer not null,
    country text not null,
    platform text not null,
    spans text not null,
    duration_ms integer not null,
    primary key (day, episode_id, listener)
  ) without rowid;
CREATE TABLE analytics_listeners (
    day integer not null,
    station_id integer not null,
    listener text not null,
    shows text not null,
    country text not null,
    platform text not null,
    primary key (day, station_id, listener)
  ) without rowid;
CREATE TABLE analytics_days (
    station_id integer not null,
    level integer not null,
    day integer not null,
    show_id integer not null,
    episode_id integer not null,
    country text not null,
    platform text not null,
    downloads integer not null,
    heard integer not null,
    primary key (station_id, level, day, show_id, episode_id, country, platform)
  ) without rowid;
CREATE TABLE analytics_reach (
    station_id integer not null,
    level integer not null,
    day integer not null,
    shows text not null,
    country text not null,
    platform text not null,
    listeners integer not null,
    primary key (station_id, level, day, shows, country, platform)
  ) without rowid;
CREATE TABLE analytics_exports (
    id text primary key,
    station_id integer not null,
    dimension text not null,
    query text not null,
    email text not null,
    status text not null
  );
CREATE TABLE log_outages (
        station_id integer primary key,
        since_ms integer not null,
        state text not null,
        alerted integer not null default 0
      );
CREATE TABLE retired_drafts (
        station_id integer not null,
        draft_id text not null,
        outcome text not null,
        retired_by text not null,
        retired_at integer not null,
        episode_id integer,
        unseen_revision text,
        primary key (station_id, draft_id)
      ) without rowid;
insert into migrations (name, applied_at) values ('0001_jobs', 1780315200000);
insert into migrations (name, applied_at) values ('0002_live_events', 1780315200000);
insert into migrations (name, applied_at) values ('0010_accounts', 1780315200000);
insert into migrations (name, applied_at) values ('0011_tags', 1780315200000);
insert into migrations (name, applied_at) values ('0012_categories', 1780315200000);
insert into migrations (name, applied_at) values ('0013_connections', 1780315200000);
insert into migrations (name, applied_at) values ('0014_shows', 1780315200000);
insert into migrations (name, applied_at) values ('0015_users', 1780315200000);
insert into migrations (name, applied_at) values ('0016_password_resets', 1780315200000);
insert into migrations (name, applied_at) values ('0019_demo', 1780315200000);
insert into migrations (name, applied_at) values ('0020_audio_events', 1780315200000);
insert into migrations (name, applied_at) values ('0021_uploads', 1780315200000);
insert into migrations (name, applied_at) values ('0022_logger', 1780315200000);
insert into migrations (name, applied_at) values ('0023_category_versions', 1780315200000);
insert into migrations (name, applied_at) values ('0024_automations', 1780315200000);
insert into migrations (name, applied_at) values ('0025_automation_since', 1780315200000);
insert into migrations (name, applied_at) values ('0026_resumable_uploads', 1780315200000);
insert into migrations (name, applied_at) values ('0027_show_list_versions', 1780315200000);
insert into migrations (name, applied_at) values ('0030_episodes', 1780315200000);
insert into migrations (name, applied_at) values ('0031_feeds', 1780315200000);
insert into migrations (name, applied_at) values ('0036_imports', 1780315200000);
insert into migrations (name, applied_at) values ('0037_deliveries', 1780315200000);
insert into migrations (name, applied_at) values ('0038_drafts', 1780315200000);
insert into migrations (name, applied_at) values ('0039_episode_videos', 1780315200000);
insert into migrations (name, applied_at) values ('0040_analytics', 1780315200000);
insert into migrations (name, applied_at) values ('0046_event_fades', 1780315200000);
insert into migrations (name, applied_at) values ('0047_inner_fades', 1780315200000);
insert into migrations (name, applied_at) values ('0048_recording', 1780315200000);
insert into migrations (name, applied_at) values ('0050_segment_checksums', 1780315200000);
insert into migrations (name, applied_at) values ('0051_draft_identity', 1780315200000);
insert into migrations (name, applied_at) values ('0052_provisional_feeds', 1780315200000);
insert into migrations (name, applied_at) values ('0053_connection_makers', 1780315200000);
insert into migrations (name, applied_at) values ('0055_job_lanes', 1780315200000);
insert into migrations (name, applied_at) values ('0056_upload_reservations', 1780315200000);
insert into migrations (name, applied_at) values ('0057_archive_bytes', 1780315200000);
insert into jobs (id, name, key, payload, status, run_at, attempts, interruptions, lease, error, created_at, updated_at, lane, station_id) values (4, 'connections.expire', 'hourly', '{}', 'pending', 1780318800000, 0, 0, NULL, NULL, 1780315200000, 1780315200000, 'interactive', NULL);
insert into jobs (id, name, key, payload, status, run_at, attempts, interruptions, lease, error, created_at, updated_at, lane, station_id) values (5, 'audio-events.retain', 'hourly', '{}', 'pending', 1780318800000, 0, 0, NULL, NULL, 1780315200000, 1780315200000, 'interactive', NULL);
insert into jobs (id, name, key, payload, status, run_at, attempts, interruptions, lease, error, created_at, updated_at, lane, station_id) values (6, 'drafts.forget', 'daily', '{}', 'pending', 1780401600000, 0, 0, NULL, NULL, 1780315200000, 1780315200000, 'interactive', NULL);
insert into jobs (id, name, key, payload, status, run_at, attempts, interruptions, lease, error, created_at, updated_at, lane, station_id) values (9, 'automations.capture', '1', '{"station_id":1,"automation_id":1}', 'pending', 1782898560000, 0, 0, NULL, NULL, 1780315200000, 1780315200000, 'background', 1);
insert into jobs (id, name, key, payload, status, run_at, attempts, interruptions, lease, error, created_at, updated_at, lane, station_id) values (10, 'episodes.remove-sound', '1/key-0', '{"station_id":1,"key":"key-0"}', 'pending', 1782898560000, 0, 0, NULL, NULL, 1780315200000, 1780315200000, 'interactive', NULL);
insert into live_events (id, channel, name, data, at) values (1, 'u5WylECMQRL7uksaBZMQmle3N8evje', 'tag_changed', '{"tag_id":1,"change":"created"}', 1780315200000);
insert into live_events (id, channel, name, data, at) values (2, 'u5WylECMQRL7uksaBZMQmle3N8evje', 'connection_changed', '{"connection_id":1,"change":"created"}', 1780315200000);
insert into live_events (id, channel, name, data, at) values (3, 'u5WylECMQRL7uksaBZMQmle3N8evje', 'show_changed', '{"show_id":1,"change":"created"}', 1780315200000);
insert into live_events (id, channel, name, data, at) values (4, 'u5WylECMQRL7uksaBZMQmle3N8evje', 'categories_changed', '{"group_id":null,"change":"created"}', 1780315200000);
insert into live_events (id, channel, name, data, at) values (5, 'u5WylECMQRL7uksaBZMQmle3N8evje', 'events_changed', '{"event_id":1780315200000,"change":"created"}', 1780315200000);
insert into live_events (id, channel, name, data, at) values (6, 'u5WylECMQRL7uksaBZMQmle3N8evje', 'show_changed', '{"show_id":1,"change":"updated"}', 1780315200000);
insert into live_events (id, channel, name, data, at) values (7, 'u5WylECMQRL7uksaBZMQmle3N8evje', 'playlist_changed', '{"playlist_id":1,"show_id":1,"change":"created","status":"published","version":1,"updated_by":"Station Admin"}', 1780315200000);
insert into live_events (id, channel, name, data, at) values (8, 'u5WylECMQRL7uksaBZMQmle3N8evje', 'playlist_progress', '{"playlist_id":1,"status":"processing","progress":100}', 1780315200000);
insert into live_events (id, channel, name, data, at) values (9, 'u5WylECMQRL7uksaBZMQmle3N8evje', 'playlist_complete', '{"playlist_id":1,"status":"ready","duration":4.96907029478458}', 1780315200000);
insert into live_events (id, channel, name, data, at) values (10, 'u5WylECMQRL7uksaBZMQmle3N8evje', 'automations_changed', '{"automation_id":1,"change":"created"}', 1780315200000);
insert into live_events (id, channel, name, data, at) values (11, 'u5WylECMQRL7uksaBZMQmle3N8evje', 'automations_changed', '{"automation_id":null,"change":"updated"}', 1780315200000);
insert into companies (id, name) values (1, 'My company');
insert into stations (id, company_id, slug, name, title, timezone, station_type, features, bitrate, default_show_id, default_image, format, geo_state, geo_region, search_key, is_avess, login_host, login_api_version, redirect_domain, force_redirect_url) values (1, 1, 'station', 'My station', 'My station', 'UTC', 'radio', '{}', 128, NULL, '', NULL, NULL, NULL, NULL, 0, NULL, 1, NULL, NULL);
insert into users (id, company_id, username, email, first_name, last_name, password, disabled, company_admin, created_at, version) values (1, 1, 'admin', 'admin@localhost', 'Station', 'Admin', 'scrypt$1024$8$1$JaNhtxMjKLFAcNZP_4bqgw$agn2LzhGBq9juyR7gAXyxEjXNs4g5vHh6bIFDjvOgAk', 0, 1, 1780315200000, 1);
insert into users (id, company_id, username, email, first_name, last_name, password, disabled, company_admin, created_at, version) values (2, 1, 'nora', 'nora@example.com', 'Nora', 'Quist', 'scrypt$1024$8$1$2qG3OSGlqBS3Olt43dXy4g$qPcO3hwn3KY9Qe1-jD0dniOS6CFi1dlz7BTdl1ZoKHw', 0, 0, 1780315200000, 1);
insert into station_people (station_id, user_id, admin, licence) values (1, 2, 0, 'full');
insert into sessions (id_hash, user_id, created_at, seen_at, expires_at) values ('AzxaTw0w1uta0O2vw2wHRITCTEyCs0rEjSLIm0vPZUY', 1, 1780315200000, 1780315200000, 1781524800000);
insert into tags (id, station_id, name, name_key) values (1, 1, 'Harbour', 'harbour');
insert into categories (id, station_id, name, name_key, group_id, position) values (1, 1, 'Talk', 'talk', NULL, 0);
insert into connections (id, station_id, type, details, app_secret, token, updated_at, provisional_at, made_by) values (1, 1, 'rss', '{"title":"Harbour feed","name":"","status":true,"default_on_post":false,"historical_items":{},"iheart_show_id":"","iHeartMedia":false,"app_id":"","spreaker_show_id":"","privacy_status":"public","is_mp3":false,"itunes_categories":"","imageurl":"","subtitle":"","description":"","show_format":"episodic","language_override":"","author":"","email":"","podcast_link":"","rss_explicit":false,"is_aggregate":false,"itunes_auth":"","has_live_read":false,"rss_subtype":null}', '', '', 1780315200, NULL, NULL);
insert into shows (id, station_id, title, description, square_image, rectangle_image, placeholder, prefix_list, show_format, language_override, author, email, podcast_link, itunes_categories, rss_explicit, tag_ids, pre_bumper, post_bumper, parent, schedule, published, unpublished, scheduled, draft, last_playlist_date, version) values (1, 1, 'Harbour news', 'News from the harbour.', '', '', 0, '[]', 'episodic', 'en', '', '', '', '', 0, '[]', NULL, NULL, NULL, '', 1, 0, 0, 0, 1780315200, 1);
insert into streams (id, station_id, name, lends) values (1, 1, 'sound-7b779ee0-250c-43b7-99fd-f8d778ecc4b5', 0);
insert into archive_files (id, stream_id, name, first_n, started_at_ms, bytes) values (1, 1, 'sound-7b779ee0-250c-43b7-99fd-f8d778ecc4b5/audio.aac', 0, 1780315200000, 83456);
insert into segments (stream_id, n, file_id, offset, length, frames, started_at_ms, crc32) values (1, 0, 1, 0, 83456, 214, 1780315200000, 1250356391);
insert into audio_events (id, station_id, type_name, origin, title, artist, identifier, category, category_id, transcript, search_text, frames, started_at, created_at, changed_at, loudness, gone, fade_in_ms, fade_out_ms, inner_fades) values (1780315200000, 1, 'UPLOAD', 'upload', 'A ship arrives', '', '', 'Talk', 1, NULL, 'a ship arrives

talk
', 214, 1780315200, 1780315200, 1780315200, NULL, 0, 0, 0, '[]');
insert into event_ranges (event_id, position, stream_id, first_n, last_n, skip_frames, drop_frames, frames, fade_in_ms, fade_out_ms) values (1780315200000, 0, 1, 0, 0, 0, 0, 214, 0, 0);
insert into event_holds (owner, event_id) values ('draft:1', 1780315200000);
insert into event_holds (owner, event_id) values ('episode:1', 1780315200000);
insert into automations (id, station_id, show_id, active, details, since) values (1, 1, 1, 1, '{"title":"Morning %d","description":"","end_date":null,"paused":false,"pattern":"","streaming_url":"","notification_emails":"","squareCoverArtURL":"","socialShareImageURL":"","social_share_text":"","capture_groups":"","season_number":null,"episode_number":null,"episode_type":"full","rating":0,"tags":"1","onceUseTags":"","publishWhen":"rightNow","delayUntilPublish":0,"social_media_connections":"1","intro_event_id":null,"outro_event_id":null,"targetedAds":false,"events_between_ads":0,"minutes_between_ads":0,"start_date":"2026-07-01","start_time":"06:00","end_time":"09:30","day_of_week":"MonWedFri"}', 1780315200000);
insert into automation_holidays (id, station_id, show_id, first_day, last_day, active) values (1, 1, 1, '2026-12-24', '2026-12-26', 1);
insert into show_list_versions (station_id, version) values (1, 2);
insert into episodes (id, station_id, show_id, guid, version, status, name, description, feed_description, search_text, once_use_tags, published_at, delay_post_until, listed_at, permanent, goto_live, restricted, explicit, external_url, iheart_status, video_status, advanced_video_status, ad_insert_events, image, image_croppings, rss_image, rss_image_croppings, social_share_text, attribution, chapter_markers, episode_type, season_number, episode_number, selected_image, categories, duration, media_status, media_error, media_key, media_revision, created_at, updated_at, updated_by, deleted_at) values (1, 1, 1, '778ec7cc-4086-4efc-a0e0-20f534bbf419', 1, 'published', 'The first ship', 'About the first ship.', '<p>About the first ship.</p>', 'the first ship
about the first ship.', '[]', 1780315200, NULL, 1780315200, 0, 0, 0, 0, NULL, 0, 0, 0, '[]', '', '{"left":0,"top":0,"right":0,"bottom":0}', '', '{"left":0,"top":0,"right":0,"bottom":0}', 'News from the harbour.', '', '[]', 'full', NULL, NULL, 'null', '["Talk"]', 4.9690702947845802, 'ready', '', '3cb89b8e83fbf853b9604eeaef86778a86bfcaca', 1, 1780315200, 1780315200, 'Station Admin', NULL);
insert into episode_events (episode_id, position, event_id) values (1, 0, 1780315200000);
insert into episode_tags (episode_id, position, tag_id) values (1, 0, 1);
insert into episode_connections (episode_id, connection_id, type, state) values (1, 1, 'rss', 'posted');
insert into deliveries (episode_id, connection_id, station_id, type, title, status, message, attempts, retry_at, sent, received, remote_id, memory, fingerprint, open_since, updated_at) values (1, 7, 1, 'omny', 'Omny', 'removed', '', 1, NULL, '', '', 'remote-1', '{"id":"remote-1","sound":"key-1"}', '', NULL, 1780315200000);
insert into deliveries (episode_id, connection_id, station_id, type, title, status, message, attempts, retry_at, sent, received, remote_id, memory, fingerprint, open_since, updated_at) values (1, 8, 1, 'webhook', 'Archive', 'removed', '', 1, NULL, '', '', '', '{}', '', NULL, 1780315200000);
insert into episode_media (episode_id, format, station_id, media_key, bytes, sha256, duration, updated_at) values (1, 'aac', 1, '3cb89b8e83fbf853b9604eeaef86778a86bfcaca', 83456, 'e310a30f714eff30f58cc176528b42b7f36d6a792a6882d9b4c8b8d4676442e8', 4.9690702947845802, 1780315200);
insert into episode_media (episode_id, format, station_id, media_key, bytes, sha256, duration, updated_at) values (1, 'mp3', 1, '3cb89b8e83fbf853b9604eeaef86778a86bfcaca', 80709, '29b2425aa131fa5011eb46d7041590028c2f850873a38de290df5a19ec27a0a5', 4.9690702947845802, 1780315200);
insert into drafts (id, station_id, user_id, key, revision, content, events, updated_at, draft_id, orphaned_at) values (1, 1, 1, 'new', '6d0f3b7e-6f7a-4b61-9a55-0d2f6c1c9f10', '{"name":"The next ship"}', '[1780315200000]', 1780315200, 'e13d626e-cd31-47a0-b359-e1530f4f5cbd', NULL);
delete from sqlite_sequence;
insert into sqlite_sequence (name, seq) values ('jobs', 10);
insert into sqlite_sequence (name, seq) values ('companies', 1);
insert into sqlite_sequence (name, seq) values ('stations', 1);
insert into sqlite_sequence (name, seq) values ('users', 2);
insert into sqlite_sequence (name, seq) values ('tags', 1);
insert into sqlite_sequence (name, seq) values ('live_events', 11);
insert into sqlite_sequence (name, seq) values ('connections', 1);
insert into sqlite_sequence (name, seq) values ('shows', 1);
insert into sqlite_sequence (name, seq) values ('streams', 1);
insert into sqlite_sequence (name, seq) values ('archive_files', 1);
insert into sqlite_sequence (name, seq) values ('categories', 1);
insert into sqlite_sequence (name, seq) values ('episodes', 1);
insert into sqlite_sequence (name, seq) values ('drafts', 1);
insert into sqlite_sequence (name, seq) values ('automations', 1);
insert into sqlite_sequence (name, seq) values ('automation_holidays', 1);
CREATE UNIQUE INDEX jobs_waiting on jobs (name, key) where key is not null and status = 'pending' and attempts = 0;
CREATE INDEX jobs_due on jobs (status, run_at);
CREATE INDEX live_events_by_channel on live_events (channel, id);
CREATE INDEX live_events_by_time on live_events (at);
CREATE INDEX stations_by_company on stations (company_id);
CREATE INDEX users_by_company on users (company_id);
CREATE INDEX station_people_by_user on station_people (user_id);
CREATE INDEX sessions_by_user on sessions (user_id);
CREATE INDEX sessions_by_expiry on sessions (expires_at);
CREATE INDEX api_keys_by_user on api_keys (user_id);
CREATE UNIQUE INDEX tags_by_name on tags (station_id, name_key);
CREATE UNIQUE INDEX category_groups_by_name on category_groups (station_id, name_key);
CREATE UNIQUE INDEX categories_by_name on categories (station_id, name_key);
CREATE INDEX categories_by_group on categories (group_id);
CREATE INDEX connections_by_station on connections (station_id, id);
CREATE INDEX connection_shows_by_show on connection_shows (station_id, show_id, connection_id);
CREATE INDEX shows_by_station on shows (station_id, id);
CREATE INDEX last_stations_by_user on last_stations (user_id);
CREATE INDEX streams_by_station on streams (station_id);
CREATE INDEX archive_files_by_stream on archive_files (stream_id, first_n);
CREATE INDEX archive_files_by_time on archive_files (started_at_ms);
CREATE INDEX audio_events_by_station on audio_events (station_id, id);
CREATE INDEX audio_events_by_type on audio_events (station_id, type_name, id);
CREATE INDEX audio_events_by_change on audio_events (type_name, changed_at);
CREATE INDEX event_ranges_by_place on event_ranges (stream_id, first_n, last_n);
CREATE INDEX event_holds_by_event on event_holds (event_id);
CREATE UNIQUE INDEX uploads_by_uuid on uploads (uuid, station_id);
CREATE INDEX uploads_unfinished on uploads (status) where status = 'receiving';
CREATE INDEX automations_by_station on automations (station_id, active, id);
CREATE INDEX automation_holidays_by_show on automation_holidays (station_id, active, show_id, first_day);
CREATE TRIGGER show_list_after_insert_of_shows after insert on "shows" begin
        insert into show_list_versions (station_id, version) values (new.station_id, 1)
          on conflict (station_id) do update set version = version + 1;
      end;
CREATE TRIGGER show_list_after_update_of_shows after update on "shows" begin
        insert into show_list_versions (station_id, version) values (new.station_id, 1)
          on conflict (station_id) do update set version = version + 1;
      end;
CREATE TRIGGER show_list_after_delete_of_shows after delete on "shows" begin
        insert into show_list_versions (station_id, version) values (old.station_id, 1)
          on conflict (station_id) do update set version = version + 1;
      end;
CREATE TRIGGER show_list_after_insert_of_connection_shows after insert on "connection_shows" begin
        insert into show_list_versions (station_id, version) values (new.station_id, 1)
          on conflict (station_id) do update set version = version + 1;
      end;
CREATE TRIGGER show_list_after_delete_of_connection_shows after delete on "connection_shows" begin
        insert into show_list_versions (station_id, version) values (old.station_id, 1)
          on conflict (station_id) do update set version = version + 1;
      end;
CREATE TRIGGER show_list_after_update_of_connections after update on "connections" begin
        insert into show_list_versions (station_id, version) values (new.station_id, 1)
          on conflict (station_id) do update set version = version + 1;
      end;
CREATE TRIGGER show_list_after_delete_of_connections after delete on "connections" begin
        insert into show_list_versions (station_id, version) values (old.station_id, 1)
          on conflict (station_id) do update set version = version + 1;
      end;
CREATE TRIGGER show_list_after_delete_of_tags after delete on "tags" begin
        insert into show_list_versions (station_id, version) values (old.station_id, 1)
          on conflict (station_id) do update set version = version + 1;
      end;
CREATE UNIQUE INDEX episodes_by_guid on episodes (station_id, guid);
CREATE INDEX episodes_by_status on episodes (station_id, status, listed_at, id) where deleted_at is null;
CREATE INDEX episodes_by_show on episodes (show_id, status, listed_at, id) where deleted_at is null;
CREATE INDEX episode_tags_by_tag on episode_tags (tag_id, episode_id);
CREATE INDEX episode_connections_by_connection on episode_connections (connection_id, state, episode_id);
CREATE INDEX episode_media_by_key on episode_media (station_id, media_key);
CREATE INDEX imports_by_station on imports (station_id, id);
CREATE INDEX import_items_by_status on import_items (import_id, status);
CREATE INDEX import_items_by_position on import_items (import_id, position);
CREATE INDEX deliveries_by_connection on deliveries (connection_id);
CREATE UNIQUE INDEX drafts_by_key on drafts (user_id, station_id, key);
CREATE INDEX drafts_by_draft_id on drafts (station_id, draft_id);
CREATE INDEX drafts_by_orphaning on drafts (orphaned_at) where orphaned_at is not null;
CREATE INDEX provisional_connections on connections (provisional_at) where provisional_at is not null;
CREATE TRIGGER segments_grow_file after insert on segments begin
        update archive_files set bytes = max(bytes, new.offset + new.length) where id = new.file_id;
      end;
commit;
