import { catalogue } from '#library/content.ts';

export async function GET(): Promise<Response> {
  return Response.json((await catalogue()).index);
}
