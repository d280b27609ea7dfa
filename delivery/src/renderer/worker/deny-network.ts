import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

/**
 * Node's permissions guard files and processes, and say nothing of the network: in the renderer nothing connects,
 * listens or resolves.
 */
export function denyNetwork(): void {
  deny(net.Socket.prototype, ['connect']);
  deny(net.Server.prototype, ['listen']);
  deny(dgram.Socket.prototype, ['bind', 'connect', 'send']);
  deny(dns, ['lookup', 'resolve', 'resolve4', 'resolve6']);
  deny(dns.promises, ['lookup', 'resolve', 'resolve4', 'resolve6']);
}

function deny(target: object, names: string[]): void {
  for (const name of names)
    Object.defineProperty(target, name, { value: refuse, writable: false, configurable: false });
}

function refuse(): never {
  throw new Error('the renderer has no network');
}
