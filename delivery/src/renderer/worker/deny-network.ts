import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

/** Disables the network, which Node's permission model doesn't cover: nothing can connect, listen or resolve. */
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
