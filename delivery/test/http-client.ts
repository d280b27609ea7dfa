import http from 'node:http';

export interface Answer {
  statusCode: number;
  headers: http.IncomingHttpHeaders;
  body: string;
  raw: Buffer;
  /** The first bytes as text, and the times of the first and last byte in ms. */
  first: string;
  firstMs: number;
  totalMs: number;
}
export interface Question {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  payload?: string;
}

/** Sends a request with any Host header, since Node doesn't resolve <shop>.localhost. */
export function askHttp(origin: string, { url, method = 'GET', headers = {}, payload }: Question): Promise<Answer> {
  const start = performance.now();
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = http.request(
      { hostname, port, path: url, method, headers: { host: 'localhost:4000', ...headers }, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        let firstMs = 0;
        incoming.on('data', (chunk: Buffer) => {
          firstMs ||= performance.now() - start;
          chunks.push(chunk);
        });
        incoming.on('end', () => {
          const raw = Buffer.concat(chunks);
          resolve({
            statusCode: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: raw.toString(),
            raw,
            first: String(chunks[0] ?? ''),
            firstMs,
            totalMs: performance.now() - start,
          });
        });
      },
    );
    outgoing.on('error', reject).end(payload);
  });
}
