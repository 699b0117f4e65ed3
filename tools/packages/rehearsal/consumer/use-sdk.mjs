// Prints the titles of the station's shows.
import { createClient } from '@postkit/sdk';

const [baseUrl, email, password] = process.argv.slice(2);
const client = createClient({ baseUrl, station: 'harbour-fm' });
const { username, apikey: apiKey } = await client.sessions.signIn(email, password);
client.configure({ credentials: { username, apiKey } });
const shows = await client.shows.list();
console.log(JSON.stringify(shows.map(({ title }) => title)));
