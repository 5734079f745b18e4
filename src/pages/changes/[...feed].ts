import type { APIContext } from 'astro';
import { feeds } from '../../content.ts';

export async function getStaticPaths() {
  return (await feeds()).map(({ feed, body }) => ({ params: { feed }, props: { body } }));
}

export function GET({ props }: APIContext<{ body: string }>): Response {
  return new Response(props.body);
}
