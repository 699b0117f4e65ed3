import { createClient } from '../dist/index.js';

const client = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz' });
export const shows = client.shows.list();
