import { catalogue } from '../../content.ts';

export async function GET(): Promise<Response> {
  return Response.json((await catalogue()).index);
}
