import { fastify } from 'fastify';
import pg from 'pg';

// The bare pair: Fastify with a schema serialiser and one prepared statement over the same rows and index.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = fastify();
const text = { type: 'string' } as const;
const integer = { type: 'integer' } as const;
const card = {
  type: 'object',
  properties: {
    id: text,
    user_id: text,
    created_at: text,
    width: integer,
    height: integer,
    placeholder: text,
    small_url: text,
  },
} as const;
app.get(
  '/',
  { schema: { response: { 200: { type: 'object', properties: { images: { type: 'array', items: card } } } } } },
  async () => {
    const { rows } = await pool.query<{
      id: string;
      user_id: string;
      created_at: Date;
      width: number;
      height: number;
      placeholder: string;
    }>({
      name: 'page',
      text: `SELECT id, user_id, created_at, width, height, placeholder FROM content
      WHERE content_type = 'image' AND is_public AND status IN ('completed', 'succeeded') ORDER BY created_at DESC, id DESC LIMIT 20`,
    });
    return {
      images: rows.map((row) => ({
        ...row,
        created_at: row.created_at.toISOString(),
        small_url: `/media/generated/${row.user_id}/images/public/${row.id}_small`,
      })),
    };
  },
);
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
