import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { forwardedAddresses, readForwardedAddresses } from './forwarded-addresses.ts';

describe('forwardedAddresses', () => {
  it.each([
    ['198.51.100.20', '198.51.100.20'],
    ['198.51.100.20:1111', '198.51.100.20'],
    ['198.51.100.20:', '198.51.100.20'],
    [' 198.51.100.20:1 ,10.0.0.1:65535', '198.51.100.20, 10.0.0.1'],
    ['"198.51.100.20:1111"', '198.51.100.20'],
    ['2001:db8::1', '2001:db8::1'],
    ['2001:db8::1:1111', '2001:db8::1:1111'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['"[2001:db8::1]:443", 10.0.0.1', '2001:db8::1, 10.0.0.1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:198.51.100.20', '::ffff:198.51.100.20'],
    ['[::ffff:198.51.100.20]:80', '::ffff:198.51.100.20'],
    ['198.51.100.20:1111,,', '198.51.100.20'],
    ['unknown', 'unknown'],
    ['_hidden:80', '_hidden:80'],
    ['999.1.1.1:80', '999.1.1.1:80'],
    ['198.51.100.20:port', '198.51.100.20:port'],
    ['', ''],
  ])('of “%s”', (header, addresses) => {
    expect(forwardedAddresses(header)).toBe(addresses);
  });
});

describe('readForwardedAddresses', () => {
  const ipOf = async (trustProxy: boolean | string, header: string) => {
    const app = Fastify({ trustProxy });
    readForwardedAddresses(app);
    app.get('/', (request) => request.ip);
    const response = await app.inject({ url: '/', headers: { 'x-forwarded-for': header } });
    await app.close();
    return response.body;
  };

  it('makes one client of one address with several ports', async () => {
    expect(await ipOf(true, '198.51.100.20:1111')).toBe('198.51.100.20');
    expect(await ipOf(true, '198.51.100.20:2222, 10.0.0.1:80')).toBe('198.51.100.20');
  });

  it('knows a trusted proxy by its address, whatever its port', async () => {
    expect(await ipOf('127.0.0.1,10.0.0.0/8', '203.0.113.9, 198.51.100.20:1111, 10.0.0.1:80')).toBe(
      '198.51.100.20',
    );
  });

  it('reads no header without a trusted proxy', async () => {
    expect(await ipOf(false, '198.51.100.20:1111')).toBe('127.0.0.1');
  });
});
