import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import path from 'node:path';

/**
 * Runs `work` with an api over each shop's `dataDir`, and ends them. `call` gives the reply; `time` its duration in ms;
 * `visitor` both, with the cookies of a browser; `indexMs`: how long the first answer took.
 */
export async function fromServers(dist, shops, work) {
  const servers = [];
  try {
    for (const { dataDir } of shops) servers.push(await start(dist, dataDir));
    return await work(servers);
  } finally {
    for (const { end } of servers) end();
  }
}

async function start(dist, dataDir) {
  const child = fork(path.join(dist, 'server.cjs'), [], {
    env: { ...process.env, DATA_DIR: dataDir, API_PORT: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { port } = await new Promise((ready, fail) => {
    child.once('message', ready);
    child.once('exit', () => fail(new Error('The api did not start.')));
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const visitor = (cookies) => {
    const call = (name, payload) => post(agent, port, name, payload, cookies);
    const time = async (name, payload) => {
      const begun = performance.now();
      await call(name, payload);
      return performance.now() - begun;
    };
    return { call, time };
  };
  const { call, time } = visitor(undefined);
  const end = () => {
    agent.destroy();
    child.kill();
  };
  try {
    const begun = performance.now();
    await call('browse/get', {});
    return {
      call,
      time,
      visitor: () => visitor({ sent: '' }),
      pid: child.pid,
      indexMs: performance.now() - begun,
      end,
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** `cookies`: of a browser, which the answers change. */
function post(agent, port, name, payload, cookies) {
  const headers = {
    host: 'localhost',
    origin: 'http://localhost',
    'content-type': 'application/x-www-form-urlencoded',
    ...(cookies?.sent && { cookie: cookies.sent }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, host: '127.0.0.1', port, method: 'POST', path: `/customer/${name}`, headers },
      (reply) => {
        const parts = [];
        const [set] = reply.headers['set-cookie'] ?? [];
        if (cookies && set) cookies.sent = set.split(';', 1)[0];
        reply.on('data', (part) => parts.push(part));
        reply.on('end', () =>
          reply.statusCode === 200
            ? resolve(JSON.parse(Buffer.concat(parts)))
            : reject(new Error(`${name}: ${reply.statusCode} ${Buffer.concat(parts)}`)),
        );
      },
    );
    sent.on('error', reject);
    sent.end(new URLSearchParams(payload).toString());
  });
}
