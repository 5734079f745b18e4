import type { APIContext } from 'astro';
import { catalogue } from '../../content.ts';

export async function getStaticPaths() {
  return (await catalogue()).columns.map(({ id, json }) => ({ params: { id }, props: { json } }));
}

export function GET({ props }: APIContext<{ json: string }>): Response {
  return new Response(props.json);
}
