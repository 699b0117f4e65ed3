// The peer of the shows benchmark: Fastify routes over the same SQLite queries with prepared statements, which return
// the rows unchanged. No roles, no validation, no shaping; the sign-in compares the password as the station does.
// Arguments: database file, station id.
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';
import { systemClock } from '../src/platform/clock.ts';
import { createPasswords } from '../src/platform/passwords/create-passwords.ts';
import { cheapPasswords } from '../src/testing/station.ts';

const [file = '', stationId = ''] = process.argv.slice(2);
const db = new DatabaseSync(file);
const id = Number(stationId);
const shows = db.prepare('select * from shows where station_id = ? order by id');
const links = db.prepare('select * from connection_shows where station_id = ? order by connection_id');
const connections = db.prepare('select * from connections where station_id = ?');
const user = db.prepare('select * from users where username = ?');
const entries = db.prepare('select * from station_people where user_id = ?');
const stations = db.prepare('select * from stations');
const passwords = createPasswords({ clock: systemClock, ...cheapPasswords });

const app = Fastify();
app.get('/list', async () => ({
  shows: shows.all(id),
  links: links.all(id),
  connections: connections.all(id),
}));
app.get('/sign-in', async (request, reply) => {
  const [name = '', password = ''] = Buffer.from(request.headers.authorization?.slice(6) ?? '', 'base64')
    .toString()
    .split(':');
  const row = user.get(name);
  if (!row || !(await passwords.verify(password, String(row['password']), request.ip)))
    return reply.code(401).send();
  const mine = new Set(entries.all(Number(row['id'])).map((entry) => entry['station_id']));
  return { username: name, stations: stations.all().filter((station) => mine.has(station['id'] ?? null)) };
});
console.log(JSON.stringify({ url: await app.listen({ port: 0, host: '127.0.0.1' }) }));
process.stdin.resume().on('end', () => process.exit(0));
