import sharp from 'sharp';
// A station whose passwords cost as much as in production, with one image, for the sign-in flood benchmark. Run as
// a child process, it prints its addresses as one line of JSON, and ends with its standard input.
import { uploadedImage } from '@postkit/sdk/schema';
import { realPasswords } from '../src/platform/passwords/create-passwords.ts';
import { adminPassword, startStation } from '../src/testing/index.ts';

const server = await startStation({ passwordOptions: { cost: realPasswords } });
const admin = await server.signIn();
const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#3f6f8f' } })
  .jpeg()
  .toBuffer();
const body = new FormData();
body.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg');
const sent = await server.call(`/${server.slug}/api/v1/playlist/upload/image.html`, {
  method: 'POST',
  as: admin,
  body,
});
const { location } = uploadedImage.parse(await sent.json());
console.log(
  JSON.stringify({ url: server.url, image: location, name: 'admin@localhost', password: adminPassword }),
);
process.stdin.resume().on('end', () => void server.close().then(() => process.exit(0)));
