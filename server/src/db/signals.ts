import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { connectionLimits, OwnClient } from './own-client.ts';
import { PoolerError, unheardMessage } from './pooler.ts';

/** Short messages between processes: hints that something changed, never the only way to learn it. */
export interface Signals {
  /**
   * Tells everybody who listens, in this process at once and in others a moment later; called after the commit, since NOTIFY
   * inside one slows all commits.
   */
  publish(channel: string, payload: string): Promise<void>;
  /** Answers how to stop listening. */
  subscribe(channel: string, listener: (payload: string) => void): () => void;
  /** Whether what other processes say is heard now. */
  isConnected(): boolean;
  close(): Promise<void>;
}

/** Signals inside one process (embedded database). */
export function localSignals(): Signals {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish: async (channel, payload) => {
      emitter.emit(channel, payload);
    },
    subscribe: (channel, listener) => {
      emitter.on(channel, listener);
      return () => emitter.off(channel, listener);
    },
    isConnected: () => true,
    close: async () => {
      emitter.removeAllListeners();
    },
  };
}

const reconnectDelayMs = 1_000;
/** A connection that only listens would never notice that nobody speaks any more. */
const usualHeartbeat = { everyMs: 10_000, answerMs: 5_000 };

/** How long the first message may take to be heard, in milliseconds. */
const firstHeardMs = 5_000;
const probeChannel = 'loomlight_probe';

/**
 * Signals over LISTEN/NOTIFY on a connection of their own, renewed when it is lost.
 * What is missed meanwhile is caught by the polling of whoever listens.
 * Throws `PoolerError` when what is said through the pool is not heard there: through a pooler nothing ever is, and nothing would say so.
 */
export async function postgresSignals(options: {
  /** Leads to the server itself, never to a pooler. */
  readonly url: string;
  readonly pool: pg.Pool;
  /** How often the listening connection is asked whether it lives, and how long it may take to answer (tests). */
  readonly heartbeat?: { readonly everyMs: number; readonly answerMs: number };
}): Promise<Signals> {
  const heartbeat = options.heartbeat ?? usualHeartbeat;
  const emitter = new EventEmitter().setMaxListeners(0);
  const channels = new Set<string>();
  let client: OwnClient | undefined;
  let closed = false;
  /** Before the first connection stands, its failure belongs to whoever starts the process. */
  let wasReady = false;
  let retry: NodeJS.Timeout | undefined;
  let listening: Promise<unknown> = Promise.resolve();
  // Every message begins with its sender: what this process has said it has heard already.
  const sender = randomUUID();
  const hear = (channel: string, message: string): void => {
    if (!message.startsWith(sender)) emitter.emit(channel, message.slice(sender.length));
  };

  async function connect(): Promise<void> {
    const next = new OwnClient({
      connectionString: options.url,
      application_name: 'loomlight-signals',
      ...connectionLimits,
      // What is not answered in time cuts the connection, and its end makes the next one.
      query_timeout: heartbeat.answerMs,
    });
    const beat = setInterval(() => void next.query('SELECT 1').catch(() => undefined), heartbeat.everyMs);
    next.on('notification', (message) => hear(message.channel, message.payload ?? ''));
    next.on('error', () => undefined);
    // Every connection ends once, whether it was ever open or not: this alone makes the next attempt.
    next.on('end', () => {
      clearInterval(beat);
      client = undefined;
      if (!closed && wasReady) retry = setTimeout(() => void connect().catch(() => undefined), reconnectDelayMs);
    });
    try {
      await next.connect();
      for (const channel of channels) await next.query(`LISTEN ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      clearInterval(beat);
      await next.end();
      throw error;
    }
    // Closed while it connected: nobody else knows of this connection any more.
    if (closed) return next.end();
    client = next;
  }
  await connect();
  wasReady = true;
  await hearOneself().catch(async (error: unknown) => {
    closed = true;
    await client?.end();
    throw error;
  });

  async function hearOneself(): Promise<void> {
    const listener = client;
    if (!listener) return;
    let late: NodeJS.Timeout | undefined;
    const heard = new Promise<void>((resolve, reject) => {
      late = setTimeout(() => reject(new PoolerError(unheardMessage)), firstHeardMs);
      listener.on('notification', ({ channel, payload }) => {
        if (channel === probeChannel && payload === sender) resolve();
      });
    });
    // Whether the saying or the hearing fails first, the other's failure has been heard.
    heard.catch(() => undefined);
    try {
      await listener.query(`LISTEN ${probeChannel}`);
      await options.pool.query('SELECT pg_notify($1, $2)', [probeChannel, sender]);
      await heard;
      await listener.query(`UNLISTEN ${probeChannel}`);
    } finally {
      clearTimeout(late);
    }
  }

  return {
    publish: async (channel, payload) => {
      emitter.emit(channel, payload);
      await options.pool.query('SELECT pg_notify($1, $2)', [channel, sender + payload]);
    },
    subscribe: (channel, listener) => {
      if (!channels.has(channel)) {
        channels.add(channel);
        // One after the other: a connection runs one statement at a time. A failing LISTEN means a lost connection;
        // the renewed one subscribes to every channel.
        listening = listening
          .then(() => client?.query(`LISTEN ${client.escapeIdentifier(channel)}`))
          .catch(() => undefined);
      }
      emitter.on(channel, listener);
      return () => emitter.off(channel, listener);
    },
    isConnected: () => client !== undefined,
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
