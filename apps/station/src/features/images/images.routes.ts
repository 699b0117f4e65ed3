import { extname } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { imageOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { allowAnySite } from '../../platform/http/allow-any-site.ts';
import { serveStored } from '../../platform/http/serve-stored.ts';
import type { Accounts } from '../accounts/index.ts';
import { imageTypes } from './image-format.ts';
import type { ImageService } from './images.service.ts';

export function registerImageRoutes(
  { register, storage }: StationContext,
  accounts: Accounts,
  images: ImageService,
): void {
  register(imageOperations.upload, async ({ params, request }) => {
    const station = accounts.stationAt(params.station);
    return images.store(station, await imagePart(request));
  });

  register(imageOperations.crop, ({ params, body }) =>
    images.crop(accounts.stationAt(params.station), body.image, body.croppings, body.square),
  );

  register(imageOperations.file, ({ params, request, reply }) => {
    const type = Object.entries(imageTypes).find(
      ([extension]) => extname(params.file) === `.${extension}`,
    )?.[1];
    // A console that reads an image's colours loads it from the installation's image origin.
    allowAnySite(reply);
    return serveStored(
      request,
      reply,
      storage,
      images.keyAt(accounts.stationAt(params.station), params.file),
      {
        type: type ?? 'application/octet-stream',
        // A file name is unique and its bytes never change.
        cacheControl: 'public, max-age=31536000, immutable',
        etag: `"${params.file}"`,
      },
    );
  });
}

async function imagePart(request: FastifyRequest) {
  if (!request.isMultipart()) throw missing();
  const part = await request.file();
  if (part?.fieldname !== 'image') throw missing();
  return part.file;
}

function missing() {
  const message = 'Send one image file in the field `image`.';
  return fail('request.invalid', { message, fields: { image: [message] } });
}
