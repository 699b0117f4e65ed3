import { describe, expect, it } from 'vitest';
import type { PostKitClient } from './client.ts';
import type { AnyInput } from './core/prepare-request.ts';
import { sentBy } from './core/testing/sent-by.ts';
import type { Operation } from './schema/operation.ts';
import { operations } from './schema/operations.ts';

const guid = '0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa';
const { episodes, images, uploads } = operations;

/** Calls that send a form, with its fields; of a file, its size. */
const forms: [
  call: (client: PostKitClient) => unknown,
  operation: Operation,
  fields: object,
  input?: AnyInput,
][] = [
  [(client) => client.images.upload(new Blob(['png'])), images.upload, { image: 3 }],
  [
    (client) => client.episodes.deliverVideo(7, new Blob(['mpeg'])),
    episodes.deliverVideo,
    { file: 4 },
    { params: { id: 7 } },
  ],
  [
    (client) =>
      client.uploads.create({
        uuid: guid,
        title: 'Jingle',
        audio_type: 'UPLOAD-Talk',
        file: new Blob(['x']),
      }),
    uploads.create,
    { uuid: guid, title: 'Jingle', audio_type: 'UPLOAD-Talk', single_use: 'false', file: 1 },
  ],
  [
    (client) =>
      client.uploads.create({
        uuid: guid,
        title: 'Jingle',
        audio_type: 'UPLOAD-Talk',
        single_use: true,
        file: new Blob(['x']),
      }),
    uploads.create,
    { uuid: guid, title: 'Jingle', audio_type: 'UPLOAD-Talk', single_use: 'true', file: 1 },
  ],
];

describe('createClient', () => {
  it.each(
    forms.map(
      ([call, operation, fields, input = {}]) => [operation.id, fields, call, operation, input] as const,
    ),
  )('sends %s with the form %j', async (_id, fields, call, operation, input) => {
    const { client, sent } = await sentBy(call);
    const { method, url } = client.transport.requestOf(operation, input);
    expect(sent).toMatchObject([{ method, url }]);
    const form = [...((sent.at(-1)?.body as FormData | undefined) ?? [])].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.size,
    ]);
    expect(Object.fromEntries(form)).toEqual(fields);
  });
});
