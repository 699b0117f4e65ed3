// The peer of the API benchmark: one Fastify route over the same SQLite queries with prepared statements, which returns
// the rows unchanged: no sign-in, no validation, no shaping. Arguments: database file, station id, show id.
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';

const [file = '', stationId = '', showId = ''] = process.argv.slice(2);
const db = new DatabaseSync(file, { readOnly: true });
const where = `from episodes where station_id = ? and status = 'published' and deleted_at is null and show_id = ?`;
const page = db.prepare(`select * ${where} order by listed_at desc, id desc limit ? offset ?`);
const count = db.prepare(`select count(*) as count ${where}`);
const marks = Array.from({ length: 20 }, () => '?').join(', ');
const tags = db.prepare(
  `select episode_id, tag_id from episode_tags where episode_id in (${marks}) order by episode_id, position`,
);
const connections = db.prepare(
  `select * from episode_connections where episode_id in (${marks}) order by episode_id, connection_id`,
);
const media = db.prepare(`select * from episode_media where episode_id in (${marks})`);
const names = db.prepare('select id, name from tags where station_id = ? and id in (1)');

const app = Fastify();
app.get('/list', async () => {
  const rows = page.all(Number(stationId), Number(showId), 20, 20);
  const ids = rows.map((row) => Number(row['id']));
  return {
    playlists: rows,
    tags: tags.all(...ids),
    connections: connections.all(...ids),
    media: media.all(...ids),
    names: names.all(Number(stationId)),
    ...count.get(Number(stationId), Number(showId)),
  };
});
console.log(JSON.stringify({ url: await app.listen({ port: 0, host: '127.0.0.1' }) }));
process.stdin.resume().on('end', () => process.exit(0));
