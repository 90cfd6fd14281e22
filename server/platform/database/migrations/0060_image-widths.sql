CREATE TABLE "image_width" (
	"file_id" bigint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" bigint NOT NULL,
	"blob_key" text NOT NULL,
	CONSTRAINT "image_width_file_id_width_pk" PRIMARY KEY("file_id","width"),
	CONSTRAINT "image_width_size" CHECK ("image_width"."size" >= 0)
);
--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "scaled" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "image_width" ADD CONSTRAINT "image_width_file_id_file_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_width" ADD CONSTRAINT "image_width_blob_key_blob_blob_key_fk" FOREIGN KEY ("blob_key") REFERENCES "public"."blob"("blob_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_width_blob" ON "image_width" USING btree ("blob_key");--> statement-breakpoint
CREATE INDEX "file_unscaled" ON "file" USING btree ("file_id") WHERE scaled = 0 and biz_type in ('homePage', 'content', 'goods') and mime <> 'application/pdf';--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_scaled" CHECK ("file"."scaled" in (0, 1, 2));