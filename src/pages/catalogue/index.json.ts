import { catalogue } from '#content';

export async function GET(): Promise<Response> {
  return Response.json((await catalogue()).index);
}
