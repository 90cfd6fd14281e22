CREATE TABLE "listing_import" (
	"id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"listing_id" bigint NOT NULL,
	"before" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_event" DROP CONSTRAINT "listing_event_event";--> statement-breakpoint
ALTER TABLE "listing_import" ADD CONSTRAINT "listing_import_listing_id_listing_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("listing_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_import_of" ON "listing_import" USING btree ("listing_id","version");--> statement-breakpoint
ALTER TABLE "listing_event" ADD CONSTRAINT "listing_event_event" CHECK ("listing_event"."event" in (1, 2, 3, 4, 5, 6, 7));