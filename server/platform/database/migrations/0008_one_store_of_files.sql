CREATE TABLE "blob" (
	"blob_key" text PRIMARY KEY NOT NULL,
	"store" text NOT NULL,
	"kind" text NOT NULL,
	"created_by" text NOT NULL,
	"branch_id" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"missing_at" timestamp (3) with time zone,
	CONSTRAINT "blob_size" CHECK ("blob"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "blob_chunk" (
	"blob_key" text NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"written_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blob_chunk_blob_key_position_pk" PRIMARY KEY("blob_key","position")
);
--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "blob_key" text;--> statement-breakpoint
ALTER TABLE "export_job" ADD COLUMN "blob_key" text;--> statement-breakpoint
ALTER TABLE "import_record" ADD COLUMN "blob_key" text;--> statement-breakpoint
-- What lies in rows becomes contents of the database, in one piece each.
UPDATE "file" SET "blob_key" = 'upload/' || gen_random_uuid();--> statement-breakpoint
INSERT INTO "blob" ("blob_key", "store", "kind", "created_by", "branch_id", "mime", "size", "sha256", "created_at")
SELECT blob_key, 'database', 'upload', created_by, branch_id, mime, octet_length(content), encode(sha256(content), 'hex'), gmt_created AT TIME ZONE 'Asia/Shanghai' FROM "file";--> statement-breakpoint
INSERT INTO "blob_chunk" ("blob_key", "position", "bytes") SELECT blob_key, 1, content FROM "file";--> statement-breakpoint
ALTER TABLE "file" ALTER COLUMN "blob_key" SET NOT NULL;--> statement-breakpoint
UPDATE "import_record" SET "blob_key" = 'import/' || gen_random_uuid() WHERE octet_length(content) > 0;--> statement-breakpoint
INSERT INTO "blob" ("blob_key", "store", "kind", "created_by", "branch_id", "mime", "size", "sha256", "created_at")
SELECT blob_key, 'database', 'import', created_by, branch_id, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', octet_length(content), encode(sha256(content), 'hex'), create_time AT TIME ZONE 'Asia/Shanghai' FROM "import_record" WHERE blob_key IS NOT NULL;--> statement-breakpoint
INSERT INTO "blob_chunk" ("blob_key", "position", "bytes") SELECT blob_key, 1, content FROM "import_record" WHERE blob_key IS NOT NULL;--> statement-breakpoint
-- Position 0 says that a content is whole.
INSERT INTO "blob_chunk" ("blob_key", "position", "bytes") SELECT blob_key, 0, '' FROM "blob";--> statement-breakpoint
-- Exported files lie in a directory that SQL does not reach: each can be made again.
UPDATE "export_job" SET "status" = 5 WHERE status = 2;--> statement-breakpoint
CREATE INDEX "blob_owner" ON "blob" USING btree ("created_by","size");--> statement-breakpoint
CREATE INDEX "blob_branch" ON "blob" USING btree ("branch_id","size");--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_blob_key_blob_blob_key_fk" FOREIGN KEY ("blob_key") REFERENCES "public"."blob"("blob_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_job" ADD CONSTRAINT "export_job_blob_key_blob_blob_key_fk" FOREIGN KEY ("blob_key") REFERENCES "public"."blob"("blob_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_record" ADD CONSTRAINT "import_record_blob_key_blob_blob_key_fk" FOREIGN KEY ("blob_key") REFERENCES "public"."blob"("blob_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winner" ADD CONSTRAINT "winner_signature_image_file_file_id_fk" FOREIGN KEY ("signature_image") REFERENCES "public"."file"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize" ADD CONSTRAINT "prize_image_file_file_id_fk" FOREIGN KEY ("image") REFERENCES "public"."file"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_fair" ADD CONSTRAINT "trade_fair_cover_image_file_file_id_fk" FOREIGN KEY ("cover_image") REFERENCES "public"."file"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_created" ON "file" USING btree ("gmt_created");--> statement-breakpoint
CREATE INDEX "file_blob" ON "file" USING btree ("blob_key");--> statement-breakpoint
CREATE INDEX "export_job_blob" ON "export_job" USING btree ("blob_key");--> statement-breakpoint
CREATE INDEX "import_record_blob" ON "import_record" USING btree ("blob_key");--> statement-breakpoint
CREATE INDEX "winner_signature" ON "winner" USING btree ("signature_image");--> statement-breakpoint
ALTER TABLE "file" DROP COLUMN "content";--> statement-breakpoint
ALTER TABLE "export_job" DROP COLUMN "stored_as";--> statement-breakpoint
ALTER TABLE "import_record" DROP COLUMN "content";