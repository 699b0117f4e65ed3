import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for every setting that is not optional', () => {
    const config = readConfig({ PATH: '/bin', POSTKIT_ADMIN_PASSWORD: '' });
    expect(config).toMatchObject({
      port: 4000,
      host: null,
      publicUrl: 'http://localhost:4000',
      adminEmail: 'admin@localhost',
      adminPassword: undefined,
      demo: true,
      allowPrivateFetch: false,
      trustProxy: false,
      uploadLimitBytes: 2048 * 1024 * 1024,
    });
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  it('reads the address of a PostgreSQL database', () => {
    const url = 'postgres://post:secret@db.example/postkit';
    expect(readConfig({}).databaseUrl).toBeNull();
    expect(readConfig({ DATABASE_URL: '' }).databaseUrl).toBeNull();
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
    expect(() => readConfig({ DATABASE_URL: 'mysql://db.example/postkit' })).toThrow(
      'DATABASE_URL: must be the address',
    );
  });

  it('reads the values of set variables', () => {
    const config = readConfig({
      PORT: '0',
      POSTKIT_PUBLIC_URL: 'https://post.example/',
      POSTKIT_DEMO: '0',
      POSTKIT_UPLOAD_LIMIT_MB: '10',
      POSTKIT_TRUST_PROXY: '10.0.0.1, 10.0.0.0/8',
      FFMPEG_PATH: '/opt/ffmpeg',
    });
    expect(config).toMatchObject({
      port: 0,
      publicUrl: 'https://post.example',
      demo: false,
      uploadLimitBytes: 10_485_760,
      ffmpegPath: '/opt/ffmpeg',
    });
    expect(config.trustProxy).toEqual(['10.0.0.1', '10.0.0.0/8']);
    expect(readConfig({ POSTKIT_TRUST_PROXY: '1' }).trustProxy).toBe(true);
  });

  it.each(['127.0.0.1', '0.0.0.0', '::1', 'radio.local'])('listens on %s', (host) => {
    expect(readConfig({ POSTKIT_HOST: host }).host).toBe(host);
  });

  it.each(['http://localhost', 'a b', '127.0.0.1:4000'])('does not listen on %j', (host) => {
    expect(() => readConfig({ POSTKIT_HOST: host })).toThrow(
      'POSTKIT_HOST: must be an IP address or a host name',
    );
  });

  it('reads the ports and the folders of playout systems, and has none by default', () => {
    const { playoutPorts, playoutFolders } = readConfig({
      POSTKIT_PLAYOUT_PORTS: '9010-9012',
      POSTKIT_PLAYOUT_FOLDERS: '/srv/playout, /mnt/studio',
    });
    expect([playoutPorts, playoutFolders]).toEqual([
      [9010, 9011, 9012],
      ['/srv/playout', '/mnt/studio'],
    ]);
    expect(readConfig({})).toMatchObject({ playoutPorts: [], playoutFolders: [] });
    expect(() => readConfig({ POSTKIT_PLAYOUT_PORTS: '80' })).toThrow(
      'POSTKIT_PLAYOUT_PORTS: must be a port',
    );
    expect(() => readConfig({ POSTKIT_PLAYOUT_FOLDERS: '/srv,playout' })).toThrow(
      'POSTKIT_PLAYOUT_FOLDERS: entry 2 must be an absolute path',
    );
  });

  it.each(['post@example.com', 'POST <post@example.com>'])('sends mail from %s', (from) => {
    const config = readConfig({
      POSTKIT_SMTP_URL: 'smtps://ann:secret@mail.example:465',
      POSTKIT_MAIL_FROM: from,
    });
    expect(config.mail).toEqual({ smtpUrl: 'smtps://ann:secret@mail.example:465', from });
    expect(readConfig({ POSTKIT_MAIL_FROM: from }).mail).toBeNull();
  });

  it.each(['nobody', 'POST <nobody>', 'a@b.example\nBcc: c@d.example'])(
    'does not send mail from %j',
    (from) => {
      expect(() => readConfig({ POSTKIT_MAIL_FROM: from })).toThrow(
        'POSTKIT_MAIL_FROM: must be an email address',
      );
    },
  );

  it('SHELL-072 reads the image origin, which has no path', () => {
    expect(readConfig({ POSTKIT_IMAGE_ORIGIN: 'https://Images.example/' }).imageOrigin).toBe(
      'https://images.example',
    );
    expect(readConfig({}).imageOrigin).toBeUndefined();
    for (const wrong of [
      'https://images.example/a',
      'https://images.example?a',
      'images.example',
      'javascript:alert(1)',
    ]) {
      expect(() => readConfig({ POSTKIT_IMAGE_ORIGIN: wrong })).toThrow('POSTKIT_IMAGE_ORIGIN: must be an');
    }
  });

  it('reads the scripts of tools and the origins that they use, and has none by default', () => {
    const { tools } = readConfig({
      POSTKIT_CHAT_SCRIPT_URL: 'https://chat.example/postkit.js',
      POSTKIT_TOOL_ORIGINS: 'https://cdn.chat.example, https://api.chat.example:8443/',
    });
    expect(tools.chat).toBe('https://chat.example/postkit.js');
    expect(tools.origins).toEqual(['https://cdn.chat.example', 'https://api.chat.example:8443']);
    expect(readConfig({}).tools).toEqual({
      chat: undefined,
      analytics: undefined,
      sessionRecording: undefined,
      origins: [],
    });
    const wrong = {
      POSTKIT_TOOL_ORIGINS: "https://cdn.example, 'unsafe-eval'",
      POSTKIT_ANALYTICS_SCRIPT_URL: 'analytics.js',
    };
    expect(() => readConfig(wrong)).toThrow(
      /POSTKIT_ANALYTICS_SCRIPT_URL: .*\n.*POSTKIT_TOOL_ORIGINS: entry 2/,
    );
  });

  it('names unknown and wrong settings, without their values', () => {
    expect(() => readConfig({ POSTKIT_DMEO: '1' })).toThrow('POSTKIT_DMEO');
    expect(() => readConfig({ PORT: 'x', POSTKIT_ADMIN_PASSWORD: 'short' })).toThrow(
      /PORT: .*\n.*POSTKIT_ADMIN_PASSWORD: /,
    );
    expect(() => readConfig({ POSTKIT_ADMIN_PASSWORD: 'short' })).not.toThrow(/short"/);
    expect(() => readConfig({ POSTKIT_SMTP_URL: 'http://ann:hunter2@mail.example' })).toThrow(
      /^(?!.*hunter2).*POSTKIT_SMTP_URL/,
    );
    expect(() => readConfig({ POSTKIT_SMTP_URL: 'smtp://mail.example' })).toThrow(
      'POSTKIT_MAIL_FROM: is needed with POSTKIT_SMTP_URL',
    );
    expect(() => readConfig({ POSTKIT_ACADEMY_URL: 'javascript:alert(1)' })).toThrow('POSTKIT_ACADEMY_URL');
  });
});

describe('readConfig with POSTKIT_STORAGE', () => {
  const bucket = { POSTKIT_STORAGE: 's3://files/radio?endpoint=https://minio.example:9000' };

  it('keeps files in the data folder without it', () => {
    expect(readConfig({ AWS_ACCESS_KEY_ID: 'alone', AWS_REGION: 'eu-west-1' }).objectStorage).toBeNull();
  });

  it('reads the bucket, its credentials and who delivers its files', () => {
    const env = {
      ...bucket,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_REGION: 'eu-west-1',
    };
    const redirect = { POSTKIT_STORAGE_DELIVERY: 'redirect', POSTKIT_STORAGE_CDN: 'https://cdn.example/' };
    expect(readConfig({ ...env, ...redirect, POSTKIT_STORAGE_COPIES_MB: '2' }).objectStorage).toEqual({
      location: {
        bucket: 'files',
        prefix: 'radio/',
        endpoint: 'https://minio.example:9000',
        region: 'eu-west-1',
        pathStyle: true,
      },
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
      delivery: 'redirect',
      cdn: 'https://cdn.example',
      cacheBytes: 2 * 1024 * 1024,
    });
    expect(readConfig(bucket).objectStorage).toMatchObject({
      credentials: undefined,
      delivery: 'station',
      cdn: null,
    });
  });

  it.each([
    [{ POSTKIT_STORAGE: 'https://files' }, 'POSTKIT_STORAGE: must be s3://bucket'],
    [{ POSTKIT_STORAGE_DELIVERY: 'redirect' }, 'POSTKIT_STORAGE_DELIVERY: needs POSTKIT_STORAGE'],
    [
      { ...bucket, POSTKIT_STORAGE_CDN: 'https://cdn.example' },
      'POSTKIT_STORAGE_CDN: needs POSTKIT_STORAGE_DELIVERY=redirect',
    ],
    [{ ...bucket, AWS_ACCESS_KEY_ID: 'key' }, 'AWS_SECRET_ACCESS_KEY: must be set together'],
  ])('refuses %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
